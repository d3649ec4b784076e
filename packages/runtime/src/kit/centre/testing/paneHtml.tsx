import type { ReactNode } from "react";
import { htmlOf } from "../../../testing/htmlOf.tsx";
import { PaneContext } from "../PaneContext.ts";

/** The first render of a pane of a centre as HTML, without a browser. */
export function paneHtml(pane: ReactNode, drawn: Parameters<typeof htmlOf>[1] = {}): string {
  const handle = { title: "", close: () => undefined, back: undefined };
  return htmlOf(<PaneContext value={handle}>{pane}</PaneContext>, drawn);
}
