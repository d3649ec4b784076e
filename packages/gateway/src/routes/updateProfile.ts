import type { UpdateProfileResponse } from "@livery/platform/decoders/updateProfile.gen.js";
import { type UpdateProfileRequest, shape } from "@livery/platform/requests/updateProfile.gen.js";
import { codeError } from "../codes/codeError.ts";
import { spendCode } from "../codes/codes.ts";
import { requireMobile } from "../codes/requireMobile.ts";
import { changesIdentity } from "../identity/changesIdentity.ts";
import { ApiError } from "../http/apiError.ts";
import { memberById } from "../members/findMember.ts";
import { changeProfile, profileChanges, profileOf, requireUnset } from "../members/profile.ts";
import { withKey } from "../money/keys/withKey.ts";
import { type RequestContext, sessionOf } from "../requestContext.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";

const change = changesIdentity("updateProfile", shape, async (context, asked) => {
  const { id, ...before } = sessionOf(context).member;
  const changes = profileChanges(context, asked);
  // Before the code is used up.
  requireUnset(before, changes);
  const mobile =
    asked.mobile === undefined ? undefined : await provenMobile(context, { ...asked, mobile: asked.mobile });
  return (writing, permit) => {
    changeProfile(writing, permit, { changes, mobile, now: context.now });
    const member = memberById(writing, id)!;
    requireNotExcluded(writing, member, context.now);
    return profileOf(member);
  };
});

/**
 * AP-102: changes the profile. What says who the member is needs the password (AP-H), and a new number the code that was
 * sent to it (AP-019). Rejects the number of somebody who is taking a break (CO-025).
 */
export const updateProfile = withKey<UpdateProfileResponse>("updateProfile", change);

/** The number as it is stored; rejects a wrong code. Attempts are counted, whatever becomes of the call. */
async function provenMobile(
  { store, merchant, address, now }: RequestContext,
  { mobile: written, countryDialingCode, verificationCode = "" }: UpdateProfileRequest & { readonly mobile: string },
): Promise<string> {
  const mobile = requireMobile("mobile", written, countryDialingCode);
  if (verificationCode.trim() === "") {
    throw new ApiError("auth/missing-verification-code", { field: "verificationCode", rule: "required" });
  }
  const owner = { merchant: merchant.merchant, purpose: "register", recipient: mobile };
  const answer = { visitor: { address }, written: verificationCode, now };
  const outcome = await store.write((writing) => spendCode(writing, owner, answer));
  if (outcome !== "right") throw codeError(outcome, "verificationCode");
  return mobile;
}
