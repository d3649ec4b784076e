import type { FaultEffect } from "@livery/gateway/simulator/faults.ts";

type Status = Extract<FaultEffect, { kind: "status" }>["status"];
type PlainKind = Exclude<FaultEffect["kind"], "status" | "delay">;

/** The meaning of each error status for a site. */
export const statusTexts: Readonly<Record<Status, string>> = {
  500: "500, something went wrong",
  503: "503, not possible just now",
  429: "429, too many requests",
  401: "401, the session is over",
};

/** The effects that replace a response. */
export const plainTexts: Readonly<Record<PlainKind, string>> = {
  noResponse: "No response, the connection drops",
  lostResponse: "Carried out, but the response is lost",
  noJson: "An HTML page",
  brokenJson: "Truncated JSON",
  otherShape: "JSON of another shape",
};

const SECOND_MS = 1000;

/** The description of an error. */
export function describeEffect(effect: FaultEffect): string {
  if (effect.kind === "status") return statusTexts[effect.status];
  if (effect.kind === "delay") return `${effect.ms / SECOND_MS} s late`;
  return plainTexts[effect.kind];
}
