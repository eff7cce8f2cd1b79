import {
  type ColumnType,
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

const { BOOL, CHAR, INT2, INT4, INT8, OID, TIMESTAMPTZ } = pg.types.builtins;

/** Type ids that pg's list of built-in types leaves out. */
const BOOL_ARRAY = 1000;
const INT2_ARRAY = 1005;
const INT4_ARRAY = 1007;
const NAME_ARRAY = 1003;
const TEXT_ARRAY = 1009;

/** The types the schema engine meets in PostgreSQL's catalogs; any other one it reads as text. */
const COLUMN_TYPES = new Map<number, ColumnType>([
  [BOOL, ColumnTypeEnum.Boolean],
  [CHAR, ColumnTypeEnum.Character],
  [INT2, ColumnTypeEnum.Int32],
  [INT4, ColumnTypeEnum.Int32],
  [INT8, ColumnTypeEnum.Int64],
  [OID, ColumnTypeEnum.Int64],
  [TIMESTAMPTZ, ColumnTypeEnum.DateTime],
  [BOOL_ARRAY, ColumnTypeEnum.BooleanArray],
  [INT2_ARRAY, ColumnTypeEnum.Int32Array],
  [INT4_ARRAY, ColumnTypeEnum.Int32Array],
  [NAME_ARRAY, ColumnTypeEnum.TextArray],
  [TEXT_ARRAY, ColumnTypeEnum.TextArray],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === TIMESTAMPTZ
      ? (value: string) => new Date(value).toISOString()
      : pg.types.getTypeParser(oid, format),
};

/**
 * Lets Prisma's schema engine speak over one connection.
 *
 * The official adapter-pg cannot: it refuses the type "char", which the catalogs are full of, and
 * cuts a migration at every semicolon, also inside strings and function bodies, running the
 * pieces one by one.
 *
 * @param onScriptError hears why a migration failed, which the engine itself loses when it tries
 *   to note the failure in a transaction that is already lost.
 */
export function createEngineAdapter(
  client: pg.ClientBase,
  onScriptError: (error: unknown) => void,
): SqlMigrationAwareDriverAdapterFactory {
  const run = async ({ sql, args }: SqlQuery) => {
    try {
      return await client.query<unknown[]>({ text: sql, values: args, rowMode: "array", types });
    } catch (error) {
      throw toAdapterError(error);
    }
  };
  const identity = { provider: "postgres", adapterName: "@lampstand/db" } as const;
  const adapter: SqlDriverAdapter = {
    ...identity,
    async queryRaw(query) {
      const { fields, rows } = await run(query);
      return {
        columnNames: fields.map(({ name }) => name),
        columnTypes: fields.map(
          ({ dataTypeID }) => COLUMN_TYPES.get(dataTypeID) ?? ColumnTypeEnum.Text,
        ),
        rows,
      };
    },
    executeRaw: async (query) => (await run(query)).rowCount ?? 0,
    async executeScript(sql) {
      try {
        await client.query(sql);
      } catch (error) {
        onScriptError(error);
        throw toAdapterError(error);
      }
    },
    startTransaction: () => Promise.reject(new Error("The schema engine opens no transactions.")),
    getConnectionInfo: () => ({ schemaName: "public", supportsRelationJoins: true }),
    dispose: async () => undefined,
  };
  const connect = async (): Promise<SqlDriverAdapter> => adapter;
  return { ...identity, connect, connectToShadowDb: connect };
}

function toAdapterError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new DriverAdapterError({
    kind: "postgres",
    code: error.code ?? "XX000",
    severity: error.severity ?? "ERROR",
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
  });
}
