import { HOME_PATH } from "@livery/product/routes.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import { DialogFrame } from "../kit/DialogFrame.tsx";
import { ChangePasswordForm } from "../kit/forms/password/ChangePasswordForm.tsx";
import type { DialogSectionProps } from "../dialogs/dialogs.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { type Session, useSession } from "../session/session.ts";
import { enterWithNewPasswordAtom } from "../kit/account/signIn.ts";
import { signOutAtom } from "../kit/account/signOut.ts";
import * as css from "./password.css.ts";

type PasswordProps = DialogSectionProps<"password">;

/** A new password: by the member's own choice, or before anything else (AU-009, AU-010). */
export default function Password(props: PasswordProps) {
  return props.id === "forcedPassword" ? <Forced {...props} /> : <Voluntary />;
}

function Forced({ usedPassword }: Extract<PasswordProps, { readonly id: "forcedPassword" }>) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const account = accountOf(useSession());
  const enter = useSetAtom(enterWithNewPasswordAtom);
  const signOut = useSetAtom(signOutAtom);
  const logIn = async (password: string, isConfirmed: boolean) => {
    await enter({ username: account, password, isConfirmed });
    await navigate(HOME_PATH);
  };
  return (
    <DialogFrame title={t("password.forced.title")} size="sm">
      <p className={css.lead}>{t("password.forced.text", { account })}</p>
      <ChangePasswordForm
        account={account}
        usedPassword={usedPassword}
        onChanged={(password) => logIn(password, true)}
        onLost={(password) => logIn(password, false)}
      />
      <div className={css.leave}>
        <Button variant="ghost" block onClick={() => void signOut()}>
          {t("account.signOut")}
        </Button>
      </div>
    </DialogFrame>
  );
}

function Voluntary() {
  const { t } = useTranslation("auth");
  const { close } = useDialog();
  const account = accountOf(useSession());
  const setNotice = useSetAtom(noticeAtom);
  const finish = () => {
    close();
    setNotice({ kind: "changed" });
  };
  return (
    <DialogFrame title={t("password.title")} size="sm">
      <p className={css.lead}>{t("password.text")}</p>
      <ChangePasswordForm account={account} onChanged={finish} />
    </DialogFrame>
  );
}

/** The dialog stays for a moment after its session has ended; it has no account then. */
function accountOf(session: Session): string {
  if (session.state === "restricted") return session.account;
  return session.state === "in" ? session.member.account : "";
}
