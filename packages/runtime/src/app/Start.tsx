import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { SuspendedSite } from "./SiteApp.tsx";
import { sendFor } from "./sendFor.ts";

/** The whole site of one brand, connected to the platform from its config. It suspends as `SuspendedSite` does. */
export function Start({ site }: { readonly site: SiteConfig }) {
  return <SuspendedSite site={site} send={sendFor(site)} />;
}
