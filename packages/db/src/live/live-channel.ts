/** Events between processes that share a database. Delivered at most once, to subscribers of that moment. */
export interface LiveChannel {
  /**
   * Tells every subscriber of `topic`, in every process. Call it after a transaction, not inside.
   *
   * @param payload anything JSON can hold; with its topic under 8000 bytes, so send ids and not texts.
   * @throws RangeError when it is longer.
   */
  publish(topic: string, payload: unknown): Promise<void>;
  /** @returns a function that ends the subscription. */
  subscribe(topic: string, handler: (payload: unknown) => void): Promise<() => Promise<void>>;
  /** Calls `handler` after events may have been missed, so that it can read anew. */
  onGap(handler: () => void): () => void;
}
