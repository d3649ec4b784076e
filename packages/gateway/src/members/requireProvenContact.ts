import { ApiError } from "../http/apiError.ts";
import type { Merchant } from "../merchant.ts";
import type { Reading } from "../store/transaction.ts";
import { memberById } from "./findMember.ts";

/**
 * Rejects a member who has proven neither number nor mail address, where the brand's members have to (CO-037): otherwise an
 * excluded person could start over by another name alone.
 */
export function requireProvenContact(reading: Reading, merchant: Merchant, memberId: number): void {
  if (!merchant.mailProof) return;
  const { mobile_proven, email_proven } = memberById(reading, memberId)!;
  if (mobile_proven + email_proven === 0) throw new ApiError("CONTACT_UNPROVEN");
}
