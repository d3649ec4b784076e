import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useAtomValue, useSetAtom } from "jotai";
import { createElement, useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLazyModule } from "../../kit/useLazyModule.ts";
import { dialogStackAtom } from "../../dialogs/dialogs.ts";
import { startSessionAtom, useHasToken, useSession } from "../../session/session.ts";
import * as css from "./AccountArea.css.ts";
import { LoginLink, RegisterLink } from "./AccountLinks.tsx";
import { memberAccount } from "./memberAccount.ts";

export interface AccountAreaProps {
  readonly place: "header" | "menu";
}

/** Login and registration links for a visitor, the account for a member; never both (HD-003, SM-001, SM-005). */
export function AccountArea({ place }: AccountAreaProps) {
  const hasToken = useHasToken();
  const opened = useAtomValue(dialogStackAtom).length > 0;
  // A visitor who opens a dialog is probably about to log in.
  useEffect(() => {
    if (opened) memberAccount.preload().catch(() => undefined);
  }, [opened]);
  if (hasToken) return <Account place={place} />;
  if (place === "menu")
    return (
      <div className={css.menuLinks}>
        <LoginLink block />
        <RegisterLink block />
      </div>
    );
  return (
    <>
      <LoginLink size="sm" />
      <span className={css.register}>
        <RegisterLink size="sm" />
      </span>
    </>
  );
}

/** There is a session, but its member or the code that shows the account may still be loading. */
function Account({ place }: AccountAreaProps) {
  const { t } = useTranslation();
  const session = useSession();
  const startAgain = useSetAtom(startSessionAtom);
  const { code, failed, retrying, retry } = useLazyModule(memberAccount, "auth");
  if (session.state === "in" && code) return createElement(code, { place, member: session.member });
  if (session.state === "unknown" || (failed && !retrying))
    return (
      <IconButton icon="refresh" label={t("account.retry")} onClick={() => (failed ? retry() : void startAgain())} />
    );
  return (
    <div className={css.wait} role="status" aria-busy="true" aria-label={t("account.loading")}>
      <Skeleton shape="fill" />
    </div>
  );
}
