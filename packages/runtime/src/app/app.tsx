import "@livery/ui/global.css.ts";
import { type ReactNode, startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readSite } from "./readSite.ts";
import { Start } from "./Start.tsx";
import { StartFailure } from "./StartFailure.tsx";

const root = document.getElementById("root");
// In small steps, so that a slow phone answers a touch meanwhile.
if (root) startTransition(() => createRoot(root).render(<StrictMode>{begin()}</StrictMode>));

function begin(): ReactNode {
  try {
    return <Start site={readSite(document)} />;
  } catch (reason) {
    console.error(reason);
    return <StartFailure />;
  }
}
