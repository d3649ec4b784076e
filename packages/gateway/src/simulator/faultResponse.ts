import { randomBytes } from "node:crypto";
import type { ApiError } from "../http/apiError.ts";
import type { FaultEffect, faultStatuses } from "./faults.ts";

type Refused = ConstructorParameters<typeof ApiError>;

/** Turns an API error into a response in the visitor's language. */
export type Refuse = (...apiError: Refused) => Response;

/** The platform's own error for each status. 503 gets its `Retry-After` in the same place as every error. */
const refusals: Readonly<Record<(typeof faultStatuses)[number], () => Refused>> = {
  401: () => ["SESSION_EXPIRED"],
  429: () => ["auth/too-many-requests", { retryAfter: 30 }],
  500: () => ["INTERNAL", { id: randomBytes(6).toString("hex") }],
  503: () => ["UNAVAILABLE"],
};

const PAGE = "<!doctype html><title>Simulator</title><p>This page replaces the response.</p>";

/** The response that a client gets instead of the platform's own; none if the connection is dropped. */
export function faultResponse(effect: Exclude<FaultEffect, { kind: "delay" }>, refuse: Refuse): Response | undefined {
  switch (effect.kind) {
    case "status":
      return refuse(...refusals[effect.status]());
    case "noJson":
      return new Response(PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    case "brokenJson":
      return new Response(`{"success":true,"value":{"`, { headers: { "Content-Type": "application/json" } });
    case "otherShape":
      // No call's value is a number, except that a call without a result accepts anything.
      return Response.json({ success: true, value: 0 });
    case "noResponse":
    case "lostResponse":
      return undefined;
  }
}
