import { Refusal } from "../http/refusal.ts";

/** Why a code was not taken: it was another one (ER-005), or it came too late (ER-010). */
export function refuseCode(outcome: "wrong" | "late", field: string): Refusal {
  return new Refusal(outcome === "late" ? "auth/code-expired" : "auth/invalid-verification-code", { field });
}
