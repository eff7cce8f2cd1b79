import type { Reference } from "@lampstand/scripture";
import type { Library } from "../library/library.ts";
import type { SafetyKind } from "../safety/kind.ts";

/** Everything that the kinds of danger a text shows keep away. */
export function listDenied(input: { library: Library; kinds: readonly SafetyKind[] }): Reference[] {
  return input.kinds.flatMap((kind) => input.library.safety[kind].deny);
}
