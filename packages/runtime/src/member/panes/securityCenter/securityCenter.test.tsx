import { expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { SafetyLead } from "./SafetyLead.tsx";
import { type Security, safetySettings } from "./securityData.ts";

const safe = Object.fromEntries(safetySettings.map((id) => [id, true])) as unknown as Security;

it.each([
  ["ko", {}, "계정이 안전합니다. 설정 6개를 모두 마쳤습니다."],
  ["en", {}, "Your account is safe. All 6 settings are done."],
  [
    "ko",
    { paymentPassword: false, bankCard: false },
    "설정 6개 가운데 4개를 마쳤습니다. 남은 것: 결제 비밀번호, 받을 계좌.",
  ],
  ["en", { email: false }, "5 of 6 safety settings are done. Still to do: E-mail."],
] as const)("in %s with %o it begins: %s", (language, more, lead) => {
  expect(paneHtml(<SafetyLead security={{ ...safe, ...more }} />, { language })).toContain(lead);
});
