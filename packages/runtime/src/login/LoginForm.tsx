import type { Login } from "@livery/platform/loginResponse.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import { isOpen } from "@livery/product/gate.ts";
import { codeLoginGate, expiredPasswordGate } from "@livery/product/switchGates.ts";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { readRememberedLogin, rememberPassword, rememberUsername } from "../session/remember/rememberedLogin.ts";
import { breakEndOf, breakUntilAtom } from "../kit/account/breakFromPlay.ts";
import { welcomeAtom } from "../kit/account/signIn.ts";
import { useSwitches } from "../site/switches.ts";
import * as css from "./auth.css.ts";
import { BreakNotice } from "./BreakNotice.tsx";
import { CodeLogin } from "./CodeLogin.tsx";
import { FreePlay } from "./FreePlay.tsx";
import { type LoginVerification, loginVerification } from "./loginVerification.ts";
import { type Account, PasswordLogin } from "./PasswordLogin.tsx";
import { useRemembering } from "./useRemembering.ts";
import { VerifyLogin } from "./VerifyLogin.tsx";

/** A login that waits for its second step. */
interface Waiting {
  readonly verification: LoginVerification;
  readonly account: Account;
}

/**
 * Every way to log in, with a second step if the platform asks for one and free play below, but not during a break. Its
 * owner closes it after the login.
 */
export function LoginForm() {
  const { t } = useTranslation("auth");
  const welcome = useSetAtom(welcomeAtom);
  const remembering = useRemembering();
  const [waiting, setWaiting] = useState<Waiting>();
  const [ended, setEnded] = useState(false);
  const [breakUntil, setBreakUntil] = useAtom(breakUntilAtom);
  const enter = async (...entry: Parameters<typeof welcome>) => {
    await welcome(...entry);
    setBreakUntil(undefined);
  };
  const showBreak = (error: PlatformError): boolean => {
    const until = breakEndOf(error);
    if (until !== undefined) setBreakUntil(until);
    return until !== undefined;
  };

  const switches = useSwitches();
  const byCode = isOpen(codeLoginGate, { switches });
  const expiryForces = isOpen(expiredPasswordGate, { switches });
  const [chosen, setChosen] = useState<"username" | "mobile">(() =>
    readRememberedLogin().phone ? "mobile" : "username",
  );
  const type = byCode ? chosen : "username";

  const enterByPassword = (session: Login, { username, password }: Account) =>
    remembering.enter(() => enter(session, { username, password, expiryForces }), {
      ticked: (seconds) => rememberPassword(username, password, seconds),
      unticked: (seconds) => rememberUsername(username, seconds),
    });
  if (waiting) {
    const leave = (isEnded: boolean) => {
      setEnded(isEnded);
      setWaiting(undefined);
    };
    return (
      <VerifyLogin
        verification={waiting.verification}
        onIn={(session) => enterByPassword(session, waiting.account)}
        onEnded={() => leave(true)}
        onBack={() => leave(false)}
      />
    );
  }
  return (
    <div className={css.stack}>
      {breakUntil !== undefined && <BreakNotice until={breakUntil} />}
      {ended && <Notice tone="warning">{t("verify.ended")}</Notice>}
      {byCode && (
        <SegmentedControl
          label={t("login.method")}
          value={type}
          onValue={setChosen}
          options={[
            { value: "username", label: t("login.username"), icon: "user" },
            { value: "mobile", label: t("login.mobile"), icon: "phone" },
          ]}
        />
      )}
      {type === "mobile" ? (
        <CodeLogin
          remembering={remembering}
          onIn={(session) => enter(session)}
          onRefused={async (error) => showBreak(error)}
        />
      ) : (
        <PasswordLogin
          remembering={remembering}
          onIn={enterByPassword}
          onRefused={async (error, account) => {
            const verification = loginVerification(error);
            if (verification) setWaiting({ verification, account });
            return verification !== undefined || showBreak(error);
          }}
        />
      )}
      {breakUntil === undefined && <FreePlay />}
    </div>
  );
}
