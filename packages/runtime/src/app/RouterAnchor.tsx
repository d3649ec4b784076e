import type { LinkProps } from "@livery/ui/Link/LinkContext.ts";
import { useSetAtom } from "jotai";
import { type MouseEvent, use } from "react";
import { Link } from "react-router-dom";
import { TextsContext } from "../i18n/TextsContext.ts";
import { useSite } from "../state/SiteContext.ts";
import { sideMenuOpenAtom } from "../state/sideMenu.ts";
import { preloadPage } from "./preloadPage.ts";

/** What ui's links are made of here: a step of the router, whose page is fetched as soon as a pointer aims at it. */
export function RouterAnchor({ href, onClick, ...rest }: LinkProps) {
  const site = useSite();
  const texts = use(TextsContext);
  const setMenuOpen = useSetAtom(sideMenuOpenAtom);
  const prepare = () => texts && preloadPage(new URL(href, location.href).pathname, site, texts);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    setMenuOpen(false);
  };
  return <Link {...rest} to={href} onClick={follow} onPointerEnter={prepare} />;
}
