import { argon2, createHash } from "node:crypto";
import { promisify } from "node:util";
import { ApiError } from "../../http/apiError.ts";

const derive = promisify(argon2);

const patterns = {
  /** An account number without separators. */
  BANK: /^\d{8,20}$/u,
  ADDRESS: /^[A-Za-z0-9]{20,100}$/u,
} as const;

/** A number in the form that is compared; rejects an invalid one. */
export function cardNumber(kind: keyof typeof patterns, number: string): string {
  const plain = kind === "BANK" ? number.replace(/[\s-]/gu, "") : number.trim();
  if (!patterns[kind].test(plain)) throw new ApiError("FIELD_INVALID", { field: "number", rule: "pattern" });
  return plain;
}

/**
 * Distinguishes a member's accounts: the same number at another bank is another account, so that earlier payouts keep
 * theirs. An account number has so few digits that a fast hash would reveal it. The salt is derived from the member, so that
 * the same account has the same hash.
 */
export async function hashOfCard(
  memberId: number,
  { kind, bank }: { readonly kind: string; readonly bank: string },
  number: string,
): Promise<string> {
  const nonce = createHash("sha256").update(`card of ${memberId}`).digest().subarray(0, 16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  return (await derive("argon2id", { ...cost, message: `${kind}:${bank}:${number}`, nonce })).toString("hex");
}
