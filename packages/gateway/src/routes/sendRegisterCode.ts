import type { SendRegisterCodeResponse } from "@livery/platform/decoders/sendRegisterCode.gen.js";
import { shape } from "@livery/platform/requests/sendRegisterCode.gen.js";
import { requireHumanOften } from "../captcha/requireHuman.ts";
import { CODE_MINUTES, makeCode } from "../codes/codes.ts";
import { messageText } from "../codes/messageTexts.ts";
import { requireMobile } from "../codes/requireMobile.ts";
import { countSending, unaskedMessages } from "../codes/sendLimits.ts";
import { memberByMobile } from "../members/findMember.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

/**
 * AP-019: sends a code that proves a phone number, for the registration (AU-038) or a member's new number (AP-102). A
 * registered number gets a message that says so instead of a code; the response does not reveal it.
 */
export const sendRegisterCode: Route<SendRegisterCodeResponse> = async (context) => {
  const { mobileNo, countryDialingCode } = requestOf(context, shape);
  const { store, outbox, now } = context;
  const { merchant } = context.merchant;
  const mobile = requireMobile("mobileNo", mobileNo, countryDialingCode);
  await requireHumanOften(context, "code", [unaskedMessages({ recipient: mobile })]);
  const text = await store.write((writing) => {
    countSending(writing, context, { recipient: mobile });
    const code = makeCode(writing, { merchant, purpose: "register", recipient: mobile }, context, now);
    return memberByMobile(writing, merchant, mobile)
      ? messageText(context, "alreadyMember")
      : messageText(context, "code", { code, minutes: CODE_MINUTES });
  });
  outbox.post({ merchant, kind: "sms", recipient: mobile, text, at: now });
  return { expiredMinutes: CODE_MINUTES };
};
