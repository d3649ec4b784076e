import { createElement, use } from "react";
import { LinkContext, type LinkProps } from "./LinkContext.ts";

/** A link: inside the site the component in `LinkContext`, for other addresses (`https:`, `mailto:`, `#here`) a plain anchor. */
export function Link({ href, ...rest }: LinkProps) {
  const siteLink = use(LinkContext);
  return createElement(isInsideSite(href) ? siteLink : "a", { href, ...rest });
}

function isInsideSite(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}
