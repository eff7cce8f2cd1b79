import { DatabaseStartError } from "../errors.ts";

export interface ConnectionTarget {
  /** "db.example.org:5432" */
  host: string;
  database: string;
  user: string;
}

/**
 * What an address points at, without its password.
 *
 * @throws DatabaseStartError when it is not a postgresql:// address.
 */
export function describeTarget(databaseUrl: string): ConnectionTarget {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!url || !["postgres:", "postgresql:"].includes(url.protocol)) {
    throw new DatabaseStartError(
      "unreachable",
      "DATABASE_URL is not a PostgreSQL address: it should look like postgresql://user:password@host:5432/database.",
    );
  }
  const user = decodeURIComponent(url.username);
  return {
    host: `${url.hostname || url.searchParams.get("host") || "localhost"}:${url.port || "5432"}`,
    database: decodeURIComponent(url.pathname.slice(1)) || user,
    user,
  };
}

/** One line that says why a connection failed, in words an operator can act on. */
export function describeConnectionError(error: unknown, target: ConnectionTarget): string {
  const { host, database, user } = target;
  switch (codeOf(error)) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `the host of ${host} cannot be found.`;
    case "ECONNREFUSED":
      return `nothing accepts connections at ${host}.`;
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ETIMEDOUT":
      return `${host} cannot be reached.`;
    case "28P01":
    case "28000":
      return `${host} does not let the user "${user}" in to "${database}".`;
    case "3D000":
      return `${host} has no database "${database}".`;
    case "53300":
      return `${host} has no free connection.`;
    default:
      return `${host} did not answer as PostgreSQL does (${messageOf(error)}).`;
  }
}

/** "localhost" that refuses on IPv4 and IPv6 is an AggregateError of the two. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return error.code;
  }
  return undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
