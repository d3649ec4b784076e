import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** After a navigation the new page's title takes the focus, so that a screen reader reads it and Tab goes on from there. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // From `/` the site only moves on to home: nobody navigated yet.
    if (before === pathname || before === "/") return;
    const main = document.querySelector<HTMLElement>("main");
    const target = main?.querySelector<HTMLElement>("h1") ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
