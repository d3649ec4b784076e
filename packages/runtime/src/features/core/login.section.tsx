import { useTranslation } from "react-i18next";
import { PreparedPage } from "../../parts/PreparedPage.tsx";
import { useSite } from "../../state/SiteContext.ts";
import { LoginHead } from "./LoginHead.tsx";

/** Where a visitor without a session comes in: /login (RT-036). */
export default function Login() {
  const { t } = useTranslation();
  const { switches } = useSite();
  const soon = switches.LOGGEDINONLY3 ? t("login.soonMembers") : t("login.soon");
  return (
    <>
      <LoginHead />
      <PreparedPage title={t("login.title")} lead={t("login.lead")} soon={soon} related={["/help", "/promotions"]} />
    </>
  );
}
