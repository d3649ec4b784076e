import type { TextLanguage } from "@livery/product/languages.ts";

type RefusalText = Readonly<Record<TextLanguage, string>> & { readonly status: number };

/** Why a call is refused: its HTTP status and what the visitor reads. `{x}` is the refusal's value x. */
export const refusalTexts = {
  BAD_REQUEST: {
    status: 400,
    ko: "요청을 읽을 수 없습니다.",
    en: "The request could not be read.",
  },
  MERCHANT_UNKNOWN: {
    status: 400,
    ko: "이 사이트를 알 수 없습니다.",
    en: "This site is not known here.",
  },
  SESSION_EXPIRED: {
    status: 401,
    ko: "로그인이 필요합니다. 다시 로그인해 주세요.",
    en: "You are not logged in. Please log in again.",
  },
  NOT_AGENT: {
    status: 403,
    ko: "에이전트만 로그인할 수 있습니다.",
    en: "Only agents can log in here.",
  },
  REGISTRATION_CLOSED: {
    status: 403,
    ko: "지금은 가입을 받지 않습니다.",
    en: "Registration is closed at the moment.",
  },
  UNKNOWN_CALL: {
    status: 404,
    ko: "없는 주소입니다.",
    en: "There is no such address.",
  },
  WRONG_METHOD: {
    status: 405,
    ko: "이 주소는 다른 방식으로 요청해야 합니다.",
    en: "This address takes another method.",
  },
  ACCOUNT_TAKEN: {
    status: 409,
    ko: "이미 쓰이는 아이디입니다. 다른 아이디를 골라 주세요.",
    en: "This username is taken. Please choose another.",
  },
  BODY_TOO_LARGE: {
    status: 413,
    ko: "보낸 내용이 너무 큽니다.",
    en: "The request is too large.",
  },
  WRONG_LOGIN: {
    status: 422,
    ko: "아이디 또는 비밀번호가 맞지 않습니다.",
    en: "Wrong username or password.",
  },
  CAPTCHA_REQUIRED: {
    status: 422,
    ko: "그림의 문자를 입력해 주세요.",
    en: "Please enter the characters in the picture.",
  },
  WRONG_CAPTCHA: {
    status: 422,
    ko: "그림의 문자와 다릅니다. 새 그림으로 다시 입력해 주세요.",
    en: "That does not match the picture. Please try again with a new one.",
  },
  FIELD_INVALID: {
    status: 422,
    ko: "입력한 내용을 확인해 주세요.",
    en: "Please check what you entered.",
  },
  INTERNAL: {
    status: 500,
    ko: "문제가 생겼습니다. 계속되면 오류 번호와 함께 문의해 주세요: {id}",
    en: "Something went wrong. If it goes on, contact us with this number: {id}",
  },
  PLANNED: {
    status: 501,
    ko: "아직 준비 중인 기능입니다({ledger}, {call}).",
    en: "This call comes later ({ledger}, {call}).",
  },
} as const satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusalTexts;
