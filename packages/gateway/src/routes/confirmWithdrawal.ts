import type { ConfirmWithdrawalResponse } from "@livery/platform/decoders/confirmWithdrawal.gen.js";
import { shape } from "@livery/platform/requests/confirmWithdrawal.gen.js";
import { withoutHidden } from "@livery/product/hiddenCharacters.ts";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { type Missing, confirmPart, wireConfirmation } from "../money/withdrawals/withdrawalParts.ts";
import { readPicture } from "../pictures/readPicture.ts";
import { requestOf } from "../requestOf.ts";
import type { RequestContext } from "../requestContext.ts";

/** The longest side of a stored proof, in pixels: enough to read a bank's statement. */
const LONGEST_SIDE = 1600;

/** AP-069: the part of a withdrawal that was sent last has arrived, or has not, which needs a proof. */
export const confirmWithdrawal = withKey<ConfirmWithdrawalResponse>("confirmWithdrawal", async (context) => {
  const member = realMember(context);
  const { id, received, proof = [], remark } = requestOf(context, shape);
  const missing = received ? undefined : await missingIn(context, proof, remark);
  const { now } = context;
  return (writing) => {
    settleDue(writing, { memberId: member.id, now });
    return wireConfirmation(writing, confirmPart(writing, member.id, { id, missing, now }));
  };
});

/** Reads the proof and the remark within the brand's bounds (WA-014). */
async function missingIn(
  { merchant: { constants } }: RequestContext,
  proof: readonly string[],
  remark = "",
): Promise<Missing> {
  const refused = (field: string, rule: "required" | "length") => new ApiError("FIELD_INVALID", { field, rule });
  if (proof.length === 0) throw refused("proof", "required");
  if (proof.length > constants.imageCount) throw refused("proof", "length");
  const text = withoutHidden(remark).trim();
  if (text.length > constants.remarkLength) throw refused("remark", "length");
  const pictures: Uint8Array[] = [];
  // One after the other: each decoded picture takes much memory.
  for (const image of proof) pictures.push(await readPicture(image, { ...stored, megabytes: constants.imageSize }));
  return { proof: pictures, remark: text || null };
}

const stored: Omit<Parameters<typeof readPicture>[1], "megabytes"> = {
  field: "proof",
  draw: (picture) =>
    picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true }).jpeg({ quality: 80 }),
};
