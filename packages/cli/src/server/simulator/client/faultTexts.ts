import type { FaultEffect } from "@livery/gateway/simulator/faults.ts";

type Status = Extract<FaultEffect, { kind: "status" }>["status"];
type PlainKind = Exclude<FaultEffect["kind"], "status" | "delay">;

/** What a refusal of each status says to a site. */
export const statusTexts: Readonly<Record<Status, string>> = {
  500: "500, something went wrong",
  503: "503, not possible just now",
  429: "429, too many requests",
  401: "401, the session is over",
};

/** What happens in place of an answer. */
export const plainTexts: Readonly<Record<PlainKind, string>> = {
  noResponse: "No answer, the connection drops",
  lostResponse: "Carried out, but the answer is lost",
  noJson: "A page of HTML",
  brokenJson: "JSON that ends too early",
  otherShape: "JSON of another shape",
};

const SECOND_MS = 1000;

/** A fault in words. */
export function describeEffect(effect: FaultEffect): string {
  if (effect.kind === "status") return statusTexts[effect.status];
  if (effect.kind === "delay") return `${effect.ms / SECOND_MS} s late`;
  return plainTexts[effect.kind];
}
