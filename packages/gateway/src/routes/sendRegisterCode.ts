import type { SendRegisterCodeAnswer } from "@livery/platform/decoders/sendRegisterCode.gen.js";
import { shape } from "@livery/platform/requests/sendRegisterCode.gen.js";
import { CODE_MINUTES, makeCode } from "../codes/codes.ts";
import { messageText } from "../codes/messageTexts.ts";
import { requireMobile } from "../codes/requireMobile.ts";
import { countSending } from "../codes/sendLimits.ts";
import { memberByMobile } from "../members/findMember.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../visit.ts";

/**
 * AP-019: sends a code that proves a phone number, at the registration (AU-038). A member's number gets no code but the
 * word that it is one: whoever only knows the number learns nothing of that.
 */
export const sendRegisterCode: Route<SendRegisterCodeAnswer> = async (visit) => {
  const { mobileNo, countryDialingCode } = requestOf(visit, shape);
  const { store, outbox, now } = visit;
  const { merchant } = visit.merchant;
  const mobile = requireMobile("mobileNo", mobileNo, countryDialingCode);
  const text = await store.write((writing) => {
    countSending(writing, visit, mobile);
    const code = makeCode(writing, { merchant, purpose: "register", recipient: mobile }, now);
    return memberByMobile(writing, merchant, mobile)
      ? messageText(visit, "alreadyMember")
      : messageText(visit, "code", { code, minutes: CODE_MINUTES });
  });
  outbox.post({ merchant, kind: "sms", recipient: mobile, text, at: now });
  return { expiredMinutes: CODE_MINUTES };
};
