import { HOME_PATH, enabledRoutes } from "@livery/product/routes.ts";
import { useEffect } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { useStore } from "jotai";
import { useTexts } from "../i18n/TextsContext.ts";
import { useSite } from "../site/SiteContext.ts";
import { DialogStack } from "./DialogStack.tsx";
import { Page } from "./Page.tsx";
import { useScrollRule } from "./useScrollRule.ts";

/**
 * Every address of the site: the product's routes, home for `/` (RT-004) and "not found" for the rest (RT-045), with the
 * dialogs that can open over them.
 */
export function SiteRoutes() {
  const site = useSite();
  useScrollRule();
  useLateStart(site);
  return (
    <>
      <Routes>
        <Route path="/" element={<Navigate to={HOME_PATH} replace />} />
        {enabledRoutes(site).map((route) => (
          <Route key={route.path} path={route.path} caseSensitive element={<Page route={route} />} />
        ))}
        <Route path="*" element={<Page />} />
      </Routes>
      <DialogStack />
    </>
  );
}

/** Does the rest of the start once the page is drawn; without its code the brand's own switches hold. */
function useLateStart(site: ReturnType<typeof useSite>): void {
  const store = useStore();
  const texts = useTexts();
  useEffect(() => {
    import("./lateStart.ts").then(
      ({ lateStart }) => lateStart(store, texts, site),
      () => undefined,
    );
  }, [store, texts, site]);
}
