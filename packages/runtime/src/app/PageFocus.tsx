import { HOME_PATH } from "@livery/product/routes.ts";
import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Rendered beside a page's content, so that it mounts together with it. After a navigation it focuses the new page's
 * title: a screen reader reads it, and Tab continues from there. Back and forward change neither focus nor scrolling.
 */
export function PageFocus() {
  const kind = useNavigationType();
  const { pathname } = useLocation();
  // The redirect from `/` to home on the first visit does not count as a navigation. The state keeps the value of the
  // first render, so that later changes of the address do not move the focus.
  const [moved] = useState(kind === "PUSH" || (kind === "REPLACE" && pathname !== HOME_PATH));
  useEffect(() => {
    if (moved) focusTitle();
  }, [moved]);
  // The app has taken over a page that the pack had drawn (`app.tsx`).
  useEffect(() => void delete document.documentElement.dataset["start"], []);
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
