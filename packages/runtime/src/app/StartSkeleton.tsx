import { baseLanguage, textIn } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { LogoMark } from "@livery/ui/Logo/LogoMark.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useEffect, useState } from "react";
import { startLanguage } from "../site/language.ts";
import * as css from "./StartSkeleton.css.ts";

/** After how many ms the skeleton says that loading takes longer than usual. */
const LONG = 3000;

/** They are in the code, because the text files may still be loading. */
const sentences = {
  ko: "불러오고 있어요. 평소보다 오래 걸리네요.",
  en: "Loading. This takes longer than usual.",
} as const;

/** Shows the brand's logo until the first texts and the system status arrive, and after a while that it takes long. */
export function StartSkeleton({ site }: { readonly site: SiteConfig }) {
  const [long, setLong] = useState(false);
  const language = baseLanguage(startLanguage(site));
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.start} role="status">
      <LogoMark src={site.assets.logo} alt={textIn(site.name, startLanguage(site))} />
      <div className={css.block}>
        <Skeleton shape="fill" />
      </div>
      {long && (
        <p className={css.long} lang={language}>
          {sentences[language]}
        </p>
      )}
    </div>
  );
}
