import { baseLanguage, textIn } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useEffect, useState } from "react";
import { startLanguage } from "../state/language.ts";
import * as css from "./StartSkeleton.css.ts";

/** How long a start may take before it is explained, in ms. */
const LONG = 3000;

/** In the code because the texts may be what is late. */
const sentences = {
  ko: "불러오고 있어요. 평소보다 오래 걸리네요.",
  en: "Loading. This takes longer than usual.",
} as const;

/** What stands until the first texts and the platform's word are here: whose site this is, and after a while that it takes long. */
export function StartSkeleton({ site }: { readonly site: SiteConfig }) {
  const [long, setLong] = useState(false);
  const language = baseLanguage(startLanguage(site));
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.start} role="status">
      <img src={site.assets.logo} alt={textIn(site.name, startLanguage(site))} width={26} height={26} />
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
