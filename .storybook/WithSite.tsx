import { textsOf } from "@livery/runtime/app/textsOf.ts";
import { TextsContext, useTexts } from "@livery/runtime/i18n/TextsContext.ts";
import { SiteContext } from "@livery/runtime/site/SiteContext.ts";
import { type ReactNode, Suspense, use, useState } from "react";
import { useSetting } from "./SettingContext.ts";
import { siteIn } from "./siteIn.ts";

interface WithSiteProps {
  readonly children: ReactNode;
}

/** The toolbar's brand with its texts, for parts of the site without a page around them. */
export function WithSite({ children }: WithSiteProps) {
  const setting = useSetting();
  const [site] = useState(() => siteIn(setting));
  return (
    <SiteContext value={site}>
      <TextsContext value={textsOf(site)}>
        <Suspense>
          <WithTexts>{children}</WithTexts>
        </Suspense>
      </TextsContext>
    </SiteContext>
  );
}

function WithTexts({ children }: WithSiteProps) {
  use(useTexts().load("core"));
  return children;
}
