import { fdatasyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];

interface OpenFile {
  nfd: number;
}

interface EmscriptenNodeFs {
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/** EIO in the numbering of WASI, which is what PostgreSQL inside WebAssembly understands. */
const INPUT_OUTPUT_ERROR = 29;

/**
 * PGlite's file system for Node with the fsync that it lacks: without it PostgreSQL believes a
 * commit safe that the operating system has only in memory.
 */
export class SyncingNodeFs extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = ({ NODEFS }: { NODEFS: EmscriptenNodeFs }): void => {
      NODEFS.stream_ops.fsync = syncFile;
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [addSync, ...(emscriptenOpts.preRun ?? [])] },
    };
  }
}

function syncFile(file: OpenFile): number {
  try {
    fdatasyncSync(file.nfd);
    return 0;
  } catch {
    // PostgreSQL stops on a failed sync and recovers from its log: it must hear of it as a code.
    return INPUT_OUTPUT_ERROR;
  }
}
