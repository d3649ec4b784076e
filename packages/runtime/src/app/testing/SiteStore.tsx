import type { Send } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { Provider } from "jotai";
import { type ReactNode, useState } from "react";
import { createSiteStore } from "../../session/createSiteStore.ts";
import { SiteContext } from "../../site/SiteContext.ts";

interface SiteStoreProps {
  readonly site: SiteConfig;
  readonly send: Send;
  readonly children: ReactNode;
}

/** A site and its state, for parts that are shown without a page around them. */
export function SiteStore({ site, send, children }: SiteStoreProps) {
  const [store] = useState(() => createSiteStore(site, send));
  return (
    <SiteContext value={site}>
      <Provider store={store}>{children}</Provider>
    </SiteContext>
  );
}
