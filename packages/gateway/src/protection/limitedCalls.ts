import type { liveCalls, plannedCalls } from "@livery/platform/allCalls.gen.ts";

type CallId = keyof typeof liveCalls | keyof typeof plannedCalls;

/** Calls with their own limit in addition to that of every call. Calls with an idempotency key have the money limit. */
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

export function limitOf(id: string): "login" | "codes" | "captcha" | undefined {
  return limitedCalls[id as CallId];
}
