import { PlatformError } from "@livery/platform/platformError.ts";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { throttle } from "../captcha/throttle.ts";
import type { CaptchaResponse } from "../captcha/captchaResponse.ts";
import type { FormControls } from "../formControls.ts";
import { errorDetails, problemOf } from "../formProblem.ts";
import { type CodeHold, heldUntil, keepHold, readHold } from "./codeHold.ts";
import { inWords, phoneError } from "./phoneErrors.ts";
import { phoneReader } from "./phoneReader.ts";
import { sendCodeAtom } from "./sendCode.ts";
import type { PhoneCode } from "./usePhoneCode.ts";
import type { PhoneCountry } from "./usePhoneCountry.ts";

export interface CodeSendingOptions<Name extends string> {
  readonly form: Pick<FormControls<Name>, "control" | "captcha" | "check" | "focus" | "attempt" | "values">;
  /** The field of the code. */
  readonly name: Name;
  /** The field of the number that the code goes to. */
  readonly mobile: Name;
  readonly country: PhoneCountry;
  readonly code: PhoneCode;
}

interface CodeSending {
  readonly send: () => Promise<void>;
  readonly sending: boolean;
  /** The number that the last code went to. */
  readonly sentTo: string | undefined;
  /** When the next code can be sent, in ms since 1970. */
  readonly until: number | undefined;
  /** The countdown is over. */
  readonly release: () => void;
}

const MINUTE = 60_000;

/** Sends codes to the number of a form: one at a time, and the next one only after the countdown (AU-031 … AU-036). */
export function useCodeSending<Name extends string>(options: CodeSendingOptions<Name>): CodeSending {
  const { form, name, mobile, country, code } = options;
  const { t } = useTranslation("forms");
  const { constants } = useSite();
  const openDialog = useOpenDialog();
  const askPlatform = useSetAtom(sendCodeAtom);
  const [hold, setHold] = useState(() => readHold(code.purpose, Date.now()));
  const [sentTo, setSentTo] = useState<string>();
  const [sending, setSending] = useState(false);
  const [mayPress] = useState(() => throttle(constants.sendThrottle * 1000));
  const entered = String(useWatch({ control: form.control, name: mobile as string }) ?? "").trim();

  const holdFor = (ms: number, to?: string) => {
    const since = Date.now();
    const next: CodeHold = { since, until: since + ms, to };
    keepHold(code.purpose, next);
    setHold(next);
  };
  /** Shows what went wrong in a dialog; not what the form has a place for. */
  const warn = (thrown: unknown) => {
    const reason = inWords(thrown, t, constants.tooManyRequestsWait);
    const { code: id, said, failure } = reason instanceof PlatformError ? reason : {};
    const known = phoneError(id);
    const captcha = errorDetails(reason).captcha || id === "CAPTCHA_REQUIRED" || id === "WRONG_CAPTCHA";
    // The form gives its captcha anew, and shows what is said.
    const resets = form.captcha !== undefined && known?.resetsCaptcha;
    if (captcha || resets || known?.field) throw reason;
    if (known?.holds) holdFor(constants.tooManyRequestsWait * MINUTE);
    const lost = failure === "offline" || failure === "timeout";
    const problem = problemOf(reason);
    const text = said ?? (lost ? t("phone.lost") : "key" in problem ? t(problem.key) : t("phone.unknown"));
    openDialog("warning", { title: t("phone.failed.title"), text });
  };
  /** Has the code sent; returns the seconds until the next one, or undefined if another is under way. */
  const order = async (number: string, captcha: CaptchaResponse | undefined): Promise<number | undefined> => {
    const { dialingCode } = country;
    if (code.send) {
      const { internationalNumber } = await phoneReader.preload();
      await code.send(internationalNumber(number, dialingCode));
      return constants.firebaseCountdown;
    }
    const sent = await askPlatform({ purpose: code.purpose, number, dialingCode, captcha });
    if (!sent) return undefined;
    return sent.expiredMinutes === undefined ? constants.smsCountdown : sent.expiredMinutes * 60;
  };
  const send = async () => {
    if (sending || !mayPress()) return;
    setSending(true);
    try {
      // Firebase has a check of its own: the form's captcha is for the form.
      const asksCaptcha = form.captcha && !code.send;
      if (!(await form.check([mobile, ...(asksCaptcha ? ["captcha" as const] : [])]))) return;
      await form.attempt(async (captcha) => {
        try {
          const number = form.values()[mobile] ?? "";
          const seconds = await order(number, captcha);
          if (seconds === undefined) return undefined;
          const to = `+${country.dialingCode} ${number}`;
          holdFor(seconds * 1000, to);
          setSentTo(to);
          form.focus(name);
        } catch (reason) {
          warn(reason);
        }
        return code.send && "captchaKept";
      });
    } finally {
      setSending(false);
    }
  };
  const to = entered === "" ? "" : `+${country.dialingCode} ${entered}`;
  return { send, sending, sentTo, until: heldUntil(hold, to), release: () => setHold(undefined) };
}
