import { type Gate, type GateContext, isOpen } from "@livery/product/gate.ts";
import type { PaneRow } from "@livery/product/paneRow.ts";

interface Choice<Row, Entry> {
  /** All panes, including those without a menu entry. */
  readonly rows: readonly Row[];
  /** The menu entries, in the brand's order. */
  readonly menu: readonly Entry[];
  /** The pane that was asked for: by an entry, a link, or a centre that was open before its gate closed. */
  readonly pane: string | undefined;
  readonly firstPane: string;
}

interface Chosen<Row, Entry> {
  /** The entries whose panes are open, each with its pane. */
  readonly entries: readonly { readonly entry: Entry; readonly row: Row }[];
  /** The pane that was asked for, if it is open. */
  readonly asked: Row | undefined;
  /** What is beside the menu: the pane that was asked for, or else the first one. */
  readonly beside: Row | undefined;
}

/** What a centre shows to the current visitor. A closed pane is never shown, whatever asked for it. */
export function choosePane<Row extends PaneRow, Entry extends { readonly id: string }>(
  { rows, menu, pane, firstPane }: Choice<Row, Entry>,
  context: GateContext,
): Chosen<Row, Entry> {
  const open = rows.filter((row) => isOpen<Gate>(row, context));
  const openPane = (id: string | undefined) => open.find((row) => row.id === id);
  const entries = menu.flatMap((entry) => {
    const row = openPane(entry.id);
    return row ? [{ entry, row }] : [];
  });
  const asked = openPane(pane);
  return { entries, asked, beside: asked ?? openPane(firstPane) ?? entries[0]?.row };
}
