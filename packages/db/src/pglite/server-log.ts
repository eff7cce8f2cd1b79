export interface Complaint {
  severity: "FATAL" | "PANIC" | "DETAIL";
  message: string;
}

/** "2026-11-21 10:59:25.682 UTC [42] PANIC:  could not …" */
const SERIOUS_LINE = /\] (FATAL|PANIC|DETAIL): +(.*)$/;

/** What a line of PostgreSQL's own log says, when it is more than news. */
export function readComplaint(line: string): Complaint | undefined {
  const [, severity, message = ""] = SERIOUS_LINE.exec(line) ?? [];
  if (severity === "FATAL" || severity === "PANIC" || severity === "DETAIL") {
    return { severity, message };
  }
  return undefined;
}
