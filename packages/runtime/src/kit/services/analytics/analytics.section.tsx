import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useMemo } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { consentAtom } from "../../../site/consent.ts";
import { useSite } from "../../../site/SiteContext.ts";
import * as css from "./analytics.css.ts";
import { countingAtom, watchTag } from "./watchTag.ts";

/** Counts visits by the brand's Google tag, and asks the visitor first where a compliance pack wants that. */
export function Analytics() {
  const { analytics } = useSite();
  return analytics && <Counting analytics={analytics} />;
}

function Counting({ analytics }: { readonly analytics: NonNullable<SiteConfig["analytics"]> }) {
  const store = useStore();
  const counting = useMemo(() => countingAtom(analytics), [analytics]);
  const { asks } = useAtomValue(counting);
  useEffect(() => watchTag(store, counting), [store, counting]);
  return asks && <Question />;
}

/** Not a dialog: the site can be used without a decision. Both buttons look alike, because neither choice is preferred. */
function Question() {
  const { t } = useTranslation("menu");
  const decide = useSetAtom(consentAtom);
  return (
    <section className={css.question} aria-labelledby="consent-title">
      <h2 className={css.title} id="consent-title">
        {t("consent.title")}
      </h2>
      <p className={css.text}>{t("consent.text")}</p>
      <div className={css.answers}>
        <Button variant="soft" onClick={() => decide("no")}>
          {t("consent.no")}
        </Button>
        <Button variant="soft" onClick={() => decide("yes")}>
          {t("consent.yes")}
        </Button>
      </div>
    </section>
  );
}
