import { secretValue } from "../check/valueFindings.ts";
import { secretIn } from "../text/secretIn.ts";
import { textsOf } from "../textsOf.ts";
import type { Rule } from "./rule.ts";

export const noSecretValue: Rule = {
  code: "LIV1110",
  title: {
    en: "No key and no value of a config is a secret (BR-052).",
    ko: "설정의 어떤 키와 값도 비밀이 아닙니다 (BR-052).",
  },
  why: {
    en: "Everything in a config is in the repository, and most of it is in every visitor's page.",
    ko: "설정에 적은 것은 모두 저장소에 남고, 대부분은 모든 방문자의 페이지에 들어갑니다.",
  },
  good: { brand: { description: { ko: "열쇠는 여기에 두지 않습니다.", en: "Keys are kept elsewhere." } } },
  bad: {
    brand: { description: { ko: "보기", en: `-----BEGIN ${"PRIVATE"} KEY----- MC4CAQAwBQYDK2VwBCIEIA== -----END` } },
  },
  check({ document }, report) {
    for (const { path, text } of textsOf(document.value)) {
      const secret = secretIn(text);
      if (secret !== undefined) report(path, secretValue(path, secret));
    }
  },
};
