import type { SecurityInfoResponse } from "@livery/platform/decoders/securityInfo.gen.js";
import { toldBy } from "../members/findMember.ts";
import { hasPassword } from "../members/passwordHash.ts";
import { cardsOf } from "../money/cards/bankCards.ts";
import { storedPaymentPassword } from "../money/secrets/storedPaymentPassword.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-100: which security settings the member has, never their values. */
export const securityInfo: Route<SecurityInfoResponse> = (context) => {
  const { member, lastLoginAt } = sessionOf(context);
  return context.store.read((reading) => ({
    loginPassword: hasPassword(member),
    paymentPassword: storedPaymentPassword(reading, member.id) !== undefined,
    email: toldBy(member, "email") !== undefined,
    mobile: member.mobile !== null,
    realName: toldBy(member, "payeeName") !== undefined,
    bankCard: cardsOf(reading, member.id).length > 0,
    ...(lastLoginAt !== undefined && { lastLogin: new Date(lastLoginAt).toISOString() }),
  }));
};
