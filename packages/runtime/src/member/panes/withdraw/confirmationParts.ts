import type { Confirmation, Part } from "./withdrawData.ts";

const MINUTE_MS = 60_000;

/** The part that waits for the member's answer: only the last one can. */
export function openPart({ parts }: Pick<Confirmation, "parts">): Part | undefined {
  const last = parts.at(-1);
  return last?.state === "CONFIRMING" ? last : undefined;
}

/**
 * When a part counts as received without an answer, in ms since 1970: what the platform says, or else so many minutes after
 * it was sent (WA-016, CN-017).
 */
export function forcedAt({ forcedAt: said, sentAt }: Pick<Part, "forcedAt" | "sentAt">, minutes: number): number {
  const at = Date.parse(said);
  return Number.isNaN(at) ? Date.parse(sentAt) + minutes * MINUTE_MS : at;
}
