import { HOME_PATH } from "@livery/product/routes.ts";
import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Stands beside a page's content and so appears with it. After a navigation the new page's title takes the focus, so that
 * a screen reader reads it and Tab goes on from there; back and forward leave the focus and the place alone.
 */
export function PageFocus() {
  const kind = useNavigationType();
  const { pathname } = useLocation();
  // The first visit moves from `/` on to home by itself: nobody navigated yet.
  // As it was when the page arrived: what changes in its address later moves nothing.
  const [moved] = useState(kind === "PUSH" || (kind === "REPLACE" && pathname !== HOME_PATH));
  useEffect(() => {
    if (moved) focusTitle();
  }, [moved]);
  return null;
}

function focusTitle(): void {
  const main = document.querySelector<HTMLElement>("main");
  const titles = [...(main?.querySelectorAll<HTMLElement>("h1") ?? [])];
  const target = titles.find((title) => title.getClientRects().length > 0) ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
