/** An outcome as a value: expected failures are returned, only faults are thrown. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };
