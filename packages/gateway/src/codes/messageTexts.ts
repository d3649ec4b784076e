import type { TextLanguage } from "@livery/product/languages.ts";
import type { RequestContext } from "../requestContext.ts";

/** {brand}, {code}, {minutes}, {password}, {what} and {email} are placeholders. */
const texts = {
  code: {
    ko: "[{brand}] 인증번호 {code} ({minutes}분 안에 입력). 다른 사람에게 알려 주지 마세요.",
    en: "[{brand}] Your code is {code}. It expires in {minutes} minutes. Do not share it with anyone.",
  },
  /**
   * Sent when a registered number requests a code to register: the response must not reveal that the number is
   * registered.
   */
  alreadyMember: {
    ko: "[{brand}] 이미 가입된 번호입니다. 이 번호로 로그인해 주세요.",
    en: "[{brand}] This number is already registered. Please log in with it.",
  },
  password: {
    ko: "[{brand}] 임시 비밀번호: {password} ({minutes}분 안에 한 번 로그인). 로그인하면 새 비밀번호를 정해 주세요. 요청하지 않았다면 무시하세요.",
    en: "[{brand}] Temporary password: {password}. You can log in with it once within {minutes} minutes, then choose a new one. If you did not request it, ignore this mail.",
  },
  /** Sent to the contacts that a member had before a change. */
  identityChanged: {
    ko: "[{brand}] 계정 정보가 바뀌었습니다: {what}. 직접 바꾸지 않았다면 바로 알려 주세요: {email}",
    en: "[{brand}] Your account was changed: {what}. If this was not you, tell us at once: {email}",
  },
} as const satisfies Record<string, Readonly<Record<TextLanguage, string>>>;

/** The text of a message in the visitor's language and in the merchant's name. */
export function messageText(
  { merchant, language }: Pick<RequestContext, "merchant" | "language">,
  id: keyof typeof texts,
  parts: Readonly<Record<string, string | number>> = {},
): string {
  const all: Readonly<Record<string, string | number>> = { ...parts, brand: merchant.name[language] };
  return texts[id][language].replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(all[name] ?? whole));
}
