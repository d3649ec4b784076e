import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { SiteApp } from "./SiteApp.tsx";
import { sendFor } from "./sendFor.ts";

/** The whole site of one brand, connected to the platform from its config. */
export function Start({ site }: { readonly site: SiteConfig }) {
  return <SiteApp site={site} send={sendFor(site)} />;
}
