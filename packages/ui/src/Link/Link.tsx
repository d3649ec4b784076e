import { createElement, use } from "react";
import { LinkContext, type LinkProps } from "./LinkContext.ts";

/** A link of ui: inside the site whatever `LinkContext` holds, to the outside (`https:`, `mailto:`, `#here`) a plain anchor. */
export function Link({ href, ...rest }: LinkProps) {
  const siteLink = use(LinkContext);
  return createElement(isInsideSite(href) ? siteLink : "a", { href, ...rest });
}

function isInsideSite(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}
