import { Duplex } from "node:stream";
import type { Engine } from "./engine.ts";

/** AuthenticationOk, then ReadyForQuery: PGlite has no sign-in, so the wire greets in its place. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** The first byte of Terminate, the message that ends a session. */
const TERMINATE = 0x58;

/**
 * What node-postgres takes for a socket: bytes written go to PGlite, its answers can be read.
 * Give it to `pg` as `stream: () => new Wire(engine)`.
 */
export class Wire extends Duplex {
  readonly #engine: Engine;
  #greeted = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come: at most one statement's worth is ever under way.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#send(chunk, done);
  }

  /** node-postgres corks parse, bind, describe, execute and sync together: one journey for all. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(bytes: Buffer, done: (error?: Error) => void): void {
    if (!this.#greeted) {
      this.#greeted = true;
      this.push(GREETING);
      done();
      return;
    }
    if (bytes[0] === TERMINATE) {
      done();
      return;
    }
    this.#engine
      .execute(bytes, (part) => {
        if (!this.destroyed) this.push(part);
      })
      .then(() => done(), done);
  }
}
