import type { ConfirmWithdrawalResponse } from "@livery/platform/decoders/confirmWithdrawal.gen.js";
import { shape } from "@livery/platform/requests/confirmWithdrawal.gen.js";
import { withoutHidden } from "@livery/product/hiddenCharacters.ts";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { settleDue } from "../money/settleOrders.ts";
import { type Missing, confirmPart, wireConfirmation } from "../money/withdrawals/withdrawalParts.ts";
import { requestOf } from "../requestOf.ts";
import type { RequestContext } from "../requestContext.ts";
import { asPhoto } from "../uploads/drawPicture.ts";
import { type Picture, drawnPictures } from "../uploads/pictures.ts";

/** AP-069: the part of a withdrawal that was sent last has arrived, or has not, which needs a proof. */
export const confirmWithdrawal = withKey<ConfirmWithdrawalResponse>(
  "confirmWithdrawal",
  (context, pictures) => {
    const member = realMember(context);
    const { id, received, remark } = requestOf(context, shape);
    const missing = received ? undefined : missingIn(context, pictures, remark);
    const { now } = context;
    return (writing) => {
      settleDue(writing, { memberId: member.id, now });
      return wireConfirmation(writing, confirmPart(writing, member.id, { id, missing, now }));
    };
  },
  asPhoto,
);

/** The proof and the remark, within the brand's bounds (WA-014). */
function missingIn({ merchant: { constants } }: RequestContext, pictures: readonly Picture[], remark = ""): Missing {
  const refused = (field: string, rule: "required" | "length") => new ApiError("FIELD_INVALID", { field, rule });
  if (pictures.length === 0) throw refused("proof", "required");
  const text = withoutHidden(remark).trim();
  if (text.length > constants.remarkLength) throw refused("remark", "length");
  return { proof: drawnPictures("proof", pictures), remark: text || null };
}
