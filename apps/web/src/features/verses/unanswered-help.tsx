import { useSyncExternalStore } from "react";
import { guidanceStore } from "./guidance-store.ts";
import { SafetyBlock } from "./safety-block.tsx";

/** Help for what this tab asked last, where nobody answered: a session that ended must not take it away. */
export function UnansweredHelp() {
  const safety = useSyncExternalStore(guidanceStore.subscribe, guidanceStore.readUnansweredSafety);
  if (!safety) return null;
  return (
    <div className="page">
      <SafetyBlock safety={safety} />
    </div>
  );
}
