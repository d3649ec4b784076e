import type { Gate } from "./gate.ts";

// Gates that only lazy code asks about; those of the first load are in gate.ts.

/** Whether visitors can log in by a code to the phone (BR-027). */
export const codeLoginGate = { switch: "MOBILEVERCODELOGIN3" } as const satisfies Gate;

/** Whether a login with an expired password first asks for a new one (BR-034). */
export const expiredPasswordGate = { switch: "FORCEPASSEXPIRY3" } as const satisfies Gate;

/** Whether visitors can play without an account (BR-033). */
export const freePlayGate = { switch: "FREEPLAY3" } as const satisfies Gate;
