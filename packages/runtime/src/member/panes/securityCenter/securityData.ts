import { playStatement } from "@livery/platform/calls/playStatement.ts";
import { sessions } from "@livery/platform/calls/sessions.ts";
import type { SecurityInfoResponse } from "@livery/platform/decoders/securityInfo.gen.js";
import { callAtom } from "../../../kit/calls/callAtom.ts";

export type Security = SecurityInfoResponse;

/** What makes an account safe, the most important first. */
export const safetySettings = [
  "loginPassword",
  "paymentPassword",
  "mobile",
  "email",
  "realName",
  "bankCard",
] as const satisfies readonly (keyof Security)[];

export type SafetySetting = (typeof safetySettings)[number];

export const sessionsAtom = callAtom(sessions, () => undefined);

export const lastThirtyDaysAtom = callAtom(playStatement, () => ({ days: 30 as const }));
