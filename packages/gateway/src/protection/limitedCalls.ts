import type { CallId } from "@livery/platform/allCalls.gen.ts";

type Kind = "login" | "codes" | "captcha" | "feedback";

/** Calls with their own limit in addition to that of every call. Calls with an idempotency key have the money limit. */
const limitedCalls: Readonly<Partial<Record<CallId, Kind>>> = {
  login: "login",
  verifyLogin: "login",
  freePlay: "login",
  register: "login",
  registerByMobile: "login",
  resetPassword: "login",
  changePassword: "login",
  setPaymentPassword: "login",
  sendLoginCode: "codes",
  sendRegisterCode: "codes",
  requestPasswordMail: "codes",
  captcha: "captcha",
  slideCaptcha: "captcha",
  solveSlideCaptcha: "captcha",
  feedback: "feedback",
};

export function limitOf(id: string): Kind | undefined {
  return limitedCalls[id as CallId];
}
