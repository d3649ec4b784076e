import { randomBytes } from "node:crypto";
import type { ApiError } from "../http/apiError.ts";
import type { FaultEffect, faultStatuses } from "./faults.ts";

type Refused = ConstructorParameters<typeof ApiError>;

/** A refusal as an answer, in the visitor's language. */
export type Refuse = (...apiError: Refused) => Response;

/** What the platform itself would say with each status. 503 gets its `Retry-After` where every refusal does. */
const refusals: Readonly<Record<(typeof faultStatuses)[number], () => Refused>> = {
  401: () => ["SESSION_EXPIRED"],
  429: () => ["auth/too-many-requests", { retryAfter: 30 }],
  500: () => ["INTERNAL", { id: randomBytes(6).toString("hex") }],
  503: () => ["UNAVAILABLE"],
};

const PAGE = "<!doctype html><title>Simulator</title><p>This page stands where an answer should be.</p>";

/** What a client gets in place of an answer; nothing where the connection is dropped. */
export function faultResponse(effect: Exclude<FaultEffect, { kind: "delay" }>, refuse: Refuse): Response | undefined {
  switch (effect.kind) {
    case "status":
      return refuse(...refusals[effect.status]());
    case "noJson":
      return new Response(PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    case "brokenJson":
      return new Response(`{"success":true,"value":{"`, { headers: { "Content-Type": "application/json" } });
    case "otherShape":
      // No call's answer is a number; one that only says that it is done may be anything.
      return Response.json({ success: true, value: 0 });
    case "noResponse":
    case "lostResponse":
      return undefined;
  }
}
