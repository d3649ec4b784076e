import { isOpen, registrationGate } from "@livery/product/gate.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { namesBreakAtom } from "../kit/account/breakFromPlay.ts";
import { usePageTitle } from "../kit/page/usePageTitle.ts";
import { wantedPath } from "../kit/links/wantedPath.ts";
import { useSession } from "../session/session.ts";
import { useSwitches } from "../site/switches.ts";
import { AgeLine } from "./AgeLine.tsx";
import { AuthBanners } from "./AuthBanners.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { LoginHead } from "./LoginHead.tsx";
import * as css from "./login.css.ts";

/** The login as a page (RT-036). After it the visitor gets to the page they wanted, otherwise to home. */
export default function Login() {
  const { t } = useTranslation("auth");
  const switches = useSwitches();
  const { state: loggedIn } = useSession();
  const { state: from } = useLocation();
  const navigate = useNavigate();
  const isOnBreak = useAtomValue(namesBreakAtom);
  usePageTitle(t("login.tab"));
  useEffect(() => {
    if (loggedIn === "in") void navigate(wantedPath(from, location.origin), { replace: true });
  }, [loggedIn, from, navigate]);
  return (
    <>
      <LoginHead />
      <div className={css.page}>
        <Panel className={css.card}>
          <h1 className={css.title}>{t(isOnBreak ? "break.heading" : "login.title")}</h1>
          {switches.LOGGEDINONLY3 && <p className={css.lead}>{t("login.membersOnly")}</p>}
          <AuthBanners form="login" />
          <LoginForm />
          {isOpen(registrationGate, { switches }) && (
            <p className={css.join}>
              {t("login.noAccount")} <Link href="/register">{t("login.toRegister")}</Link>
            </p>
          )}
          <AgeLine />
        </Panel>
      </div>
    </>
  );
}
