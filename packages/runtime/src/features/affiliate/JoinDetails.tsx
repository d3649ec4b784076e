import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { HeadedSection } from "../../kit/page/HeadedSection.tsx";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./join.css.ts";

const gains = [
  ["link", "affiliate"],
  ["contract", "document"],
  ["figures", "users"],
] as const;

const steps = ["register", "write", "share"] as const;

/** What a partner gets, the steps to it, and the rules. */
export function JoinDetails() {
  const { t } = useTranslation("affiliate");
  const { minimumAge: age, play } = useSite();
  return (
    <>
      <HeadedSection title={t("gain.title")} number={1}>
        <ul className={css.cards}>
          {gains.map(([gain, icon]) => (
            <li key={gain} className={css.card}>
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              <b className={css.title}>{t(`gain.${gain}.title`)}</b>
              <p className={css.text}>{t(`gain.${gain}.text`)}</p>
            </li>
          ))}
        </ul>
      </HeadedSection>
      <HeadedSection title={t("begin.title")} number={2}>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step} className={css.step}>
              <b className={css.title}>{t(`begin.${step}.title`)}</b>
              <p className={css.text}>{t(`begin.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </HeadedSection>
      <p className={css.rules}>
        {t("rules", { age })} {play === "demo" && t("rules.demo")}
      </p>
    </>
  );
}
