import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { sendRegisterCode } from "@livery/platform/calls/sendRegisterCode.ts";
import type { SentCode } from "@livery/platform/sentCode.ts";
import { atom } from "jotai";
import { sendWrite } from "../../writes/sendWrite.ts";
import { writeContextAtom } from "../../writes/writeContext.ts";
import type { CaptchaResponse } from "../captcha/captchaResponse.ts";
import type { CodePurpose } from "./codeHold.ts";

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly number: string;
  readonly dialingCode: string;
  readonly captcha: CaptchaResponse | undefined;
}

/** Has the platform send a code: one at a time. Rejects with the platform's error; undefined if another is under way. */
export const sendCodeAtom = atom(null, async (get, _set, request: CodeRequest): Promise<SentCode | undefined> => {
  const { purpose, number, dialingCode: countryDialingCode, captcha } = request;
  const context = get(writeContextAtom);
  const { slideProof } = captcha ?? {};
  const person = slideProof ? { slideProof } : captcha && { captcha: captcha.text, captchaId: captcha.id };
  const options = { invalidates: [], scope: purpose };
  const result =
    purpose === "register" || purpose === "change"
      ? await sendWrite(context, sendRegisterCode, { mobileNo: number, countryDialingCode, ...person }, options)
      : await sendWrite(context, sendLoginCode, { mobileNum: number, countryDialingCode, ...person }, options);
  if (result.state === "done") return result.response;
  if (result.state === "busy") return undefined;
  throw result.error;
});
