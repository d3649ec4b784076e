import { defined } from "@livery/platform/defined.ts";
import { type DialogRow, dialogs } from "@livery/product/dialogs.ts";
import type { LinkProps } from "@livery/ui/Link/LinkContext.ts";
import { useSetAtom } from "jotai";
import { type FocusEvent, type MouseEvent, type PointerEvent, use } from "react";
import { useHref, useLinkClickHandler, useLocation } from "react-router-dom";
import { TextsContext } from "../i18n/TextsContext.ts";
import { openDialogAtom } from "../dialogs/dialogs.ts";
import { useSite } from "../site/SiteContext.ts";
import { preloadDialog } from "./dialogSections.ts";
import { preloadPage } from "./preloadPage.ts";

/**
 * The site's link for `ui`: it navigates, or opens a dialog over the current page. In a new tab the dialog's address is a
 * page. Its code is preloaded as soon as a pointer is over the link.
 */
export function RouterAnchor({ href, target, children, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const address = useHref(href);
  // The router's own <Link> would bundle the data loading of a whole framework.
  const go = useLinkClickHandler<HTMLAnchorElement>(href, defined({ target }));
  const { pathname } = useLocation();
  const site = useSite();
  const texts = use(TextsContext);
  const openDialog = useSetAtom(openDialogAtom);
  const dialog = dialogs.find((row: DialogRow) => row.link === href);
  const prepare = () => {
    if (!texts) return;
    if (dialog) preloadDialog(dialog.id, texts);
    else preloadPage(new URL(href, location.href).pathname, site, texts);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (!dialog || !isPlain(event) || isPageOfItsOwn(pathname)) {
      go(event);
      return;
    }
    event.preventDefault();
    openDialog(dialog.id);
  };
  return (
    <a
      aria-haspopup={dialog ? "dialog" : undefined}
      {...rest}
      target={target}
      href={address}
      onClick={follow}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        prepare();
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        if (dialog) prepare();
      }}
    >
      {children}
    </a>
  );
}

/** A plain press: no modifier key and the main button, so the link opens in this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The login page already shows the login form, so no dialog opens over it. */
function isPageOfItsOwn(pathname: string): boolean {
  return pathname === "/login";
}
