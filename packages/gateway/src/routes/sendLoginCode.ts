import type { SendLoginCodeResponse } from "@livery/platform/decoders/sendLoginCode.gen.js";
import { shape } from "@livery/platform/requests/sendLoginCode.gen.js";
import { requireHumanOften } from "../captcha/requireHuman.ts";
import { CODE_MINUTES, makeCode } from "../codes/codes.ts";
import { messageText } from "../codes/messageTexts.ts";
import { requireMobile } from "../codes/requireMobile.ts";
import { countSending, unaskedMessages } from "../codes/sendLimits.ts";
import { ApiError } from "../http/apiError.ts";
import { memberByMobile } from "../members/findMember.ts";
import { knownAddress } from "../signIn/knownAddresses.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

/**
 * AP-002: sends a code for logging in (AU-037) or for resetting a password (AU-049). An unknown number gets no message,
 * but the response is the same.
 */
export const sendLoginCode: Route<SendLoginCodeResponse> = async (context) => {
  const { mobileNum, countryDialingCode } = requestOf(context, shape);
  const { store, outbox, now } = context;
  const { merchant, switches } = context.merchant;
  if (!switches.MOBILEVERCODELOGIN3 && !switches.CHNGPASSVERIF3) throw new ApiError("auth/operation-not-allowed");
  const mobile = requireMobile("mobileNum", mobileNum, countryDialingCode);
  const apart = await store.read((reading) =>
    knownAddress(reading, memberByMobile(reading, merchant, mobile), context),
  );
  const sending = { recipient: mobile, apart };
  await requireHumanOften(context, "code", [unaskedMessages(sending)]);
  const message = await store.write((writing) => {
    countSending(writing, context, sending);
    const code = makeCode(writing, { merchant, purpose: "login", recipient: mobile }, context, now);
    if (!memberByMobile(writing, merchant, mobile)) return undefined;
    const text = messageText(context, "code", { code, minutes: CODE_MINUTES });
    return { merchant, kind: "sms", recipient: mobile, text, at: now } as const;
  });
  if (message) outbox.post(message);
  return { expiredMinutes: CODE_MINUTES };
};
