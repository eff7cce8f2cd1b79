export type DatabaseStartErrorKind =
  | "folder-held"
  | "folder-unusable"
  | "unreachable"
  | "newer-schema"
  | "migration-failed";

/**
 * The database cannot be used and the process should stop. `message` is one line that tells an
 * operator what is wrong and what to do; it never holds a password.
 */
export class DatabaseStartError extends Error {
  override readonly name = "DatabaseStartError";
  readonly kind: DatabaseStartErrorKind;

  constructor(kind: DatabaseStartErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
