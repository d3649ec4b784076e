import { AgeMark } from "@livery/ui/AgeMark/AgeMark.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./auth.css.ts";

/** Under each form: who may have an account here, and where nothing is paid, that too. */
export function AgeLine() {
  const { t } = useTranslation("auth");
  const { minimumAge, play } = useSite();
  const text = play === "demo" ? t("ageDemo", { age: minimumAge }) : t("age", { age: minimumAge });
  return (
    <p className={css.age}>
      <AgeMark age={minimumAge} label={t("age", { age: minimumAge })} size="sm" />
      {text}
    </p>
  );
}
