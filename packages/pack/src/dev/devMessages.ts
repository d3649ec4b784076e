import type { SiteConfig } from "@livery/product/siteConfig.ts";

/**
 * The messages between `livery dev` and the open page over Vite's socket. Imports in this file must be types only: it
 * is part of the page.
 */
export const devMessage = {
  /** Page → server: it is open and requests the current state. */
  open: "livery:open",
  /** Server → page: the current brand. */
  brand: "livery:brand",
  /** Server → page: the errors of the saved brand. */
  findings: "livery:findings",
} as const;

export interface BrandMessage {
  readonly site: SiteConfig;
  /** The whole page as the server would send it now. */
  readonly html: string;
}

export interface FindingsMessage {
  /** As printed by `livery check`; empty if there are none. */
  readonly text: string;
}
