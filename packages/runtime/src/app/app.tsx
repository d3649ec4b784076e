import "@livery/ui/global.css.ts";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readSite } from "./readSite.ts";
import { Start } from "./Start.tsx";
import { StartFailure } from "./StartFailure.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<StrictMode>{begin()}</StrictMode>);

function begin(): ReactNode {
  try {
    return <Start site={readSite(document)} />;
  } catch (reason) {
    console.error(reason);
    return <StartFailure />;
  }
}
