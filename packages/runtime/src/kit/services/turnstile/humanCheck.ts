import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createContext } from "react";
import { type LazyCode, lazyCode } from "../../../loading/lazyCode.ts";

export interface HumanCheckOptions {
  readonly account: NonNullable<SiteConfig["turnstile"]>;
  /** The element that the widget is put into. */
  readonly place: HTMLElement;
  readonly language: string;
  readonly mode: SiteConfig["mode"];
  /** The visitor has passed; "" when that has expired. */
  readonly onToken: (token: string) => void;
  /** The widget cannot go on. */
  readonly onFailure: () => void;
}

/** Shows a widget that finds out whether the visitor is a person. Resolves to what removes it; rejects if it cannot be loaded. */
export type OpenHumanCheck = (options: HumanCheckOptions) => Promise<() => void>;

/** Fetches the code of Turnstile; only brands with a widget have it in their pack. Stories replace it. */
export const HumanCheckContext = createContext<LazyCode<OpenHumanCheck>>(
  lazyCode(async () => (await import("./turnstile.section.ts")).openTurnstile),
);
