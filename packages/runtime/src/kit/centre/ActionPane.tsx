import { ActionBar, type ActionBarProps } from "@livery/ui/ActionBar/ActionBar.tsx";
import { CentreColumns } from "@livery/ui/Centre/CentreColumns.tsx";
import { wideCentre } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./ActionPane.css.ts";
import { Pane } from "./Pane.tsx";

interface ActionPaneProps extends Pick<ComponentProps<typeof Pane>, "title" | "lead" | "end" | "children"> {
  /** The pane's one primary action, with what comes of it. */
  readonly action?: (Pick<ActionBarProps, "result" | "message" | "note"> & { readonly button: ReactNode }) | undefined;
  /**
   * What is beside the content. It gets the action where there is room for it there, and nothing else: then the bar below
   * has the action and its result, which must not be there twice.
   */
  readonly aside: (action: ReactNode) => ReactNode;
  /** What follows both, such as records. */
  readonly below?: ReactNode;
}

/** A pane of a centre that does something. Its action is always in sight: beside the form, or in a bar below it. */
export function ActionPane({ title, lead, end, action, aside, below, children }: ActionPaneProps) {
  const isWide = useMatches(wideCentre);
  const bar = action && !isWide && (
    <ActionBar result={action.result} message={action.message} note={action.note}>
      {action.button}
    </ActionBar>
  );
  const group = action && isWide && (
    <div className={css.action}>
      {action.message}
      {action.button}
      {action.note !== undefined && <p className={css.note}>{action.note}</p>}
    </div>
  );
  return (
    <Pane title={title} lead={lead} end={end} bar={bar}>
      <CentreColumns aside={aside(group)}>{children}</CentreColumns>
      {below}
    </Pane>
  );
}
