import type { WireContractTerms } from "@livery/platform/decoders/shared/contractTerms.gen.ts";
import { type ContractKind, contractFields, contractRates } from "@livery/product/contractKinds.ts";
import { ApiError } from "../../http/apiError.ts";
import { percentOf } from "../rates.ts";
import type { Member } from "../../members/findMember.ts";
import type { Reading } from "../../store/transaction.ts";
import { dayBounds } from "../../texts/periods.ts";
import { contractInForce, termsOf } from "./findContract.ts";

type Field = keyof WireContractTerms;

function invalid(field: Field, rule: "required" | "choice" | "pattern" | "range"): ApiError {
  return new ApiError("FIELD_INVALID", { field: `terms.${field}`, rule });
}

/** Rejects terms that a kind does not have or that make no sense. */
export function requireTerms(kind: ContractKind, terms: WireContractTerms): void {
  const { needs, takes } = contractFields[kind];
  const missing = needs.find((field) => terms[field] === undefined);
  if (missing) throw invalid(missing, "required");
  const named = Object.keys(terms) as Field[];
  const unknown = named.find((field) => !needs.includes(field) && !takes.includes(field));
  if (unknown) throw invalid(unknown, "choice");
  if (kind === "daily" && terms.period !== undefined && terms.period !== "D") throw invalid("period", "choice");
  if (terms.betAmount !== undefined && terms.activeMembers === undefined) throw invalid("activeMembers", "required");
  for (const field of contractRates[kind]) {
    const percent = terms[field];
    if (percent !== undefined && Math.round(percent * 100) / 100 !== percent) throw invalid(field, "pattern");
  }
}

/** The end of a contract's last day, which must not be over; null without one. */
export function endOf({ endsAt }: WireContractTerms, { now, timeZone }: { now: number; timeZone: string }) {
  if (endsAt === undefined) return null;
  const isDay = !Number.isNaN(Date.parse(`${endsAt}T00:00:00Z`));
  if (!isDay) throw invalid("endsAt", "pattern");
  const { end } = dayBounds({ from: endsAt, to: endsAt, usualDays: 0, now, timeZone });
  if (end <= now) throw invalid("endsAt", "range");
  return end;
}

/**
 * Rejects rates above those of the agent who pays: its own rate, and what its own contract of the kind pays at the
 * moment.
 */
export function requireRates(
  reading: Reading,
  payer: Pick<Member, "id" | "rate">,
  kind: ContractKind,
  terms: WireContractTerms,
): void {
  const own = contractInForce(reading, payer.id, kind);
  const paid = own && termsOf(own);
  for (const field of contractRates[kind]) {
    const most = Math.min(percentOf(payer.rate), paid?.[field] ?? Number.POSITIVE_INFINITY);
    if ((terms[field] ?? 0) > most) throw new ApiError("CONTRACT_RATE_TOO_HIGH", { field: `terms.${field}`, most });
  }
}
