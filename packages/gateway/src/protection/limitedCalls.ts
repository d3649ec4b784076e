import type { liveCalls, plannedCalls } from "@livery/platform/allCalls.gen.ts";

type CallId = keyof typeof liveCalls | keyof typeof plannedCalls;

/** Calls with a limit of their own beside those of every call. Those with an idempotency key have that of money. */
const limitedCalls: Readonly<Partial<Record<CallId, "login" | "codes" | "captcha">>> = {
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
};

/** The limit of a call by its id. */
export function limitOf(id: string): "login" | "codes" | "captcha" | undefined {
  return limitedCalls[id as CallId];
}
