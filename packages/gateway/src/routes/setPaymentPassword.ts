import type { SetPaymentPasswordResponse } from "@livery/platform/decoders/setPaymentPassword.gen.js";
import { shape } from "@livery/platform/requests/setPaymentPassword.gen.js";
import { registrationFields } from "@livery/product/registrationFields.ts";
import { validateField } from "@livery/product/validateField.ts";
import { ApiError } from "../http/apiError.ts";
import { changesIdentity } from "../identity/changesIdentity.ts";
import { hashPassword } from "../members/passwordHash.ts";
import { withKey } from "../money/keys/withKey.ts";
import { requirePaymentPassword } from "../money/secrets/requireSecret.ts";
import { storePaymentPassword } from "../money/secrets/storePaymentPassword.ts";
import { storedPaymentPassword } from "../money/secrets/storedPaymentPassword.ts";
import { sessionOf } from "../requestContext.ts";

const change = changesIdentity("setPaymentPassword", shape, async (context, request) => {
  const { id } = sessionOf(context).member;
  const { paymentPassword, oldPaymentPassword } = request;
  requireFitting(paymentPassword);
  const before = await context.store.read((reading) => storedPaymentPassword(reading, id));
  if (before !== undefined) await requirePaymentPassword(context, given("oldPaymentPassword", oldPaymentPassword));
  const hash = await hashPassword(paymentPassword);
  return (writing, permit) => {
    // Changed while it was being checked, so the typed password is the previous one.
    if (storedPaymentPassword(writing, id) !== before) throw new ApiError("WRONG_PAYMENT_PASSWORD");
    storePaymentPassword(writing, permit, hash, context.now);
    return {};
  };
});

/** AP-104: sets the payment password; requires the login password, and the old one if there is one. */
export const setPaymentPassword = withKey<SetPaymentPasswordResponse>("setPaymentPassword", change);

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
