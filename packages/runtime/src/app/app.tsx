import "@livery/ui/global.css.ts";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SiteApp } from "./SiteApp.tsx";
import { readSite } from "./readSite.ts";
import { StartFailure } from "./StartFailure.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<StrictMode>{begin()}</StrictMode>);

function begin(): ReactNode {
  try {
    return <SiteApp site={readSite(document)} />;
  } catch (reason) {
    console.error(reason);
    return <StartFailure />;
  }
}
