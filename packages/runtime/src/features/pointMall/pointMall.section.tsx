import { useTranslation } from "../../i18n/useTranslation.ts";
import * as page from "../../kit/page/page.css.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { useHasToken } from "../../session/session.ts";
import { MemberMall } from "./MemberMall.tsx";
import { VisitorMall } from "./VisitorMall.tsx";

/** The points mall: /pointMall (RT-012). All of its calls need a session, so visitors only learn how points work (PM-016). */
export default function PointMall() {
  const { t } = useTranslation("pointMall");
  usePageTitle(t("page.title"));
  return <div className={page.page}>{useHasToken() ? <MemberMall /> : <VisitorMall />}</div>;
}
