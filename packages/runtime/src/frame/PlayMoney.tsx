import { useTranslation } from "../i18n/useTranslation.ts";
import * as css from "./PlayMoney.css.ts";

/** Says on pages without a footer that the money is not real (CO-032). The footer says it on the others. */
export function PlayMoney() {
  const { t } = useTranslation();
  return (
    <aside className={css.line} aria-label={t("home.panel.tag")}>
      {t("footer.playMoney")}
    </aside>
  );
}
