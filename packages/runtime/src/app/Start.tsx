import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { SiteApp } from "./SiteApp.tsx";
import { sendFor } from "./sendFor.ts";

/** The whole site of one brand, with the platform that its config names. */
export function Start({ site }: { readonly site: SiteConfig }) {
  return <SiteApp site={site} send={sendFor(site)} />;
}
