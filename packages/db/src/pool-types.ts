import pg from "pg";

const DATE_OID = 1082;

/**
 * Type parsers for our own SQL. `pg` turns a `date` into local midnight, which is another day in
 * UTC: it stays text here. (Prisma brings its own parsers.)
 */
export const poolTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_OID ? (value: string) => value : pg.types.getTypeParser(oid, format),
};
