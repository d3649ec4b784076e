import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { startLanguage } from "../state/language.ts";
import * as css from "./StartPlaceholder.css.ts";

/** What stands until the first texts are here, without which nothing can be said but whose site this is. */
export function StartPlaceholder({ site }: { readonly site: SiteConfig }) {
  return (
    <div className={css.start} role="status">
      <img src={site.assets.logo} alt={site.name[startLanguage(site)]} width={26} height={26} />
      <div className={css.block}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
