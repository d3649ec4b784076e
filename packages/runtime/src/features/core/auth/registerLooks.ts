import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import type { RegisterFieldId } from "./registerRules.ts";

/** How a field is entered. */
interface FieldLook {
  readonly kind: "text" | "password";
  readonly icon?: IconName;
  readonly autoComplete: string;
  readonly inputMode?: "email" | "tel" | "numeric";
  /** Its rule stands below it before anything is wrong. */
  readonly explained?: true;
}

type TextFieldId = Exclude<RegisterFieldId, "captcha">;

/** How the fields of the registration are entered; the captcha has a control of its own. */
export const registerLooks: Readonly<Record<TextFieldId, FieldLook>> = {
  username: { kind: "text", icon: "user", autoComplete: "username", explained: true },
  password: { kind: "password", autoComplete: "new-password", explained: true },
  confirmPassword: { kind: "password", autoComplete: "new-password" },
  mobileNum: { kind: "text", autoComplete: "tel-national", inputMode: "tel" },
  verificationCode: { kind: "text", autoComplete: "one-time-code", inputMode: "numeric" },
  payeeName: { kind: "text", icon: "idCard", autoComplete: "name" },
  // Not the account's password, which a browser would offer here.
  paymentPassword: { kind: "password", autoComplete: "off", explained: true },
  qqNum: { kind: "text", autoComplete: "off", inputMode: "numeric" },
  line: { kind: "text", autoComplete: "off" },
  whatsapp: { kind: "text", autoComplete: "off", inputMode: "tel" },
  facebook: { kind: "text", autoComplete: "off" },
  wechat: { kind: "text", autoComplete: "off" },
  idNumber: { kind: "text", icon: "idCard", autoComplete: "off" },
  email: { kind: "text", icon: "mail", autoComplete: "email", inputMode: "email" },
  recommenderId: { kind: "text", autoComplete: "off" },
  affiliateCode: { kind: "text", autoComplete: "off" },
};
