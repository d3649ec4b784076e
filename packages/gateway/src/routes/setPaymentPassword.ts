import type { SetPaymentPasswordResponse } from "@livery/platform/decoders/setPaymentPassword.gen.js";
import { shape } from "@livery/platform/requests/setPaymentPassword.gen.js";
import { registrationFields } from "@livery/product/registrationFields.ts";
import { validateField } from "@livery/product/validateField.ts";
import { ApiError } from "../http/apiError.ts";
import { sendMail } from "../mail/sendMail.ts";
import { hashPassword } from "../members/passwordHash.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requireLoginPassword, requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { storePaymentPassword } from "../money/secrets/storePaymentPassword.ts";
import { storedPaymentPassword } from "../money/secrets/storedPaymentPassword.ts";
import { requestOf } from "../requestOf.ts";

/** AP-104: sets the payment password; requires the old one, or the login password if there is none yet. */
export const setPaymentPassword = withKey<SetPaymentPasswordResponse>("setPaymentPassword", async (context) => {
  const member = realMember(context);
  const { paymentPassword, oldPaymentPassword, loginPassword } = requestOf(context, shape);
  requireFitting(paymentPassword);
  const before = await context.store.read((reading) => storedPaymentPassword(reading, member.id));
  if (before === undefined) {
    await requireLoginPassword(context, given("loginPassword", loginPassword));
  } else {
    await requirePaymentPassword(context, given("oldPaymentPassword", oldPaymentPassword));
  }
  const hash = await hashPassword(paymentPassword);
  return (writing) => {
    // Changed while it was being checked, so the typed password is the previous one.
    if (storedPaymentPassword(writing, member.id) !== before) throw new ApiError("WRONG_PAYMENT_PASSWORD");
    storePaymentPassword(writing, member.id, hash, context.now);
    sendMail(writing, member.id, { kind: "paymentPassword", now: context.now });
    return {};
  };
});

function given(field: string, value: string | undefined): string {
  if (value === undefined) throw new ApiError("FIELD_INVALID", { field, rule: "required" });
  return value;
}

/** The rule of the registration's field (VF-019). */
function requireFitting(value: string): void {
  const [patternId, minLength, maxLength] = registrationFields.find(({ id }) => id === "paymentPassword")!.rule;
  const finding = validateField({ required: true, patternId, minLength, maxLength }, value);
  if (finding) throw new ApiError("FIELD_INVALID", { field: "paymentPassword", rule: finding.reason });
}
