import type { FormFieldId } from "@livery/product/registration.ts";
import type { FormFieldSpec } from "./formField.ts";

export type FieldLook = Pick<FormFieldSpec, "kind" | "icon" | "explained">;

/** How a member's data are entered, by the fields of the registration; the captcha has a control of its own. */
export const fieldLooks: Readonly<Record<Exclude<FormFieldId, "captcha">, FieldLook>> = {
  username: { kind: "username", explained: true },
  password: { kind: "newPassword", explained: true },
  mobileNum: { kind: "phone" },
  verificationCode: { kind: "sentCode" },
  payeeName: { kind: "personName" },
  paymentPassword: { kind: "paymentPassword", explained: true },
  qqNum: { kind: "digits" },
  line: { kind: "text" },
  whatsapp: { kind: "otherPhone" },
  facebook: { kind: "text" },
  wechat: { kind: "text" },
  idNumber: { kind: "text", icon: "idCard" },
  email: { kind: "email" },
  recommenderId: { kind: "text" },
  affiliateCode: { kind: "text" },
  nickname: { kind: "nickname" },
  telegram: { kind: "text" },
  zalo: { kind: "otherPhone" },
  birthday: { kind: "birthday", explained: true },
  address: { kind: "address" },
  nationality: { kind: "country" },
  occupation: { kind: "words" },
  sourceOfIncome: { kind: "words" },
};
