import type { SiteConfig } from "@livery/product/siteConfig.ts";

/**
 * What `livery dev` and the open page tell each other over Vite's socket. No import of this file may bring code: it is
 * part of the page.
 */
export const devMessage = {
  /** Page → server: it is open and wants to know how things stand. */
  open: "livery:open",
  /** Server → page: the brand as it is now. */
  brand: "livery:brand",
  /** Server → page: what is wrong with the brand as it was saved. */
  findings: "livery:findings",
} as const;

export interface BrandMessage {
  readonly site: SiteConfig;
  /** The whole page as the server would answer it now. */
  readonly html: string;
}

export interface FindingsMessage {
  /** As `livery check` says them; empty when nothing is wrong. */
  readonly text: string;
}
