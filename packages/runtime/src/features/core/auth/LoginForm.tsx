import type { Login } from "@livery/platform/loginResponse.ts";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readRememberedLogin, rememberPassword } from "../../../state/remember/rememberedLogin.ts";
import { welcomeAtom } from "../../../state/signIn.ts";
import { useSwitches } from "../../../state/switches.ts";
import { useWrite } from "../../../state/writes/useWrite.ts";
import { loginFields } from "./loginFields.ts";

/** A login that waits for its second step. */
interface Waiting {
  readonly verification: LoginVerification;
  readonly account: Account;
}

/**
 * Every way to log in, with a second step if the platform asks for one and free play below. Its owner closes it after the
 * login.
 */
export function LoginForm() {
  const { t } = useTranslation("auth");
  const welcome = useSetAtom(welcomeAtom);
  const { FORCEPASSEXPIRY3: expiryForces } = useSwitches();
  const form = useWriteForm({
    fields: loginFields((id) => t(`field.${id}`)),
    write: useWrite(login, { outdates: [] }),
    request: ({ username = "", password = "" }, captcha) => ({
      type: "username" as const,
      username,
      password,
      ...(captcha && { captcha }),
    }),
    onDone: (entry, { username = "", password = "" }) => welcome(entry, { username, password, expiryForces }),
    texts: { WRONG_LOGIN: t("problem.wrongLogin") },
    // A session of which nobody heard does nothing.
    harmless: true,
    enterAgain: "password",
  });
  return (
    <div className={css.stack}>
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
        <CodeLogin remembering={remembering} onIn={(session) => welcome(session)} />
      ) : (
        <PasswordLogin
          remembering={remembering}
          onIn={enterByPassword}
          onRefused={async (error, account) => {
            const verification = loginVerification(error);
            if (verification) setWaiting({ verification, account });
            return verification !== undefined;
          }}
        />
      )}
      <FreePlay />
    </div>
  );
}
