/** Speaks PostgreSQL's wire protocol with the one session of a PGlite, wherever it runs. */
export interface Engine {
  /**
   * Runs whole frontend messages, in the order of the calls.
   *
   * @param onData receives the answer, in one or more parts.
   * @returns when the database has answered and waits for the next message.
   */
  execute(messages: Uint8Array, onData: (part: Uint8Array) => void): Promise<void>;
  close(): Promise<void>;
}
