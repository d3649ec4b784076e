import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import * as css from "./Tabs.css.ts";

export interface TabsProps<Id extends string> {
  /** What the tabs choose. */
  readonly label: string;
  /** segments: equal parts of one bar, for two or three. line: labels over a line, for more. */
  readonly look?: "segments" | "line" | undefined;
  readonly items: readonly { readonly id: Id; readonly label: string; readonly panel: ReactNode }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/**
 * Shows one of several contents. Arrows move between the tabs, Home and End to the ends. Built on Base UI, which is too
 * large for the first load: only lazy code may import it.
 */
export function Tabs<Id extends string>({ label, look = "segments", items, selected, onSelect }: TabsProps<Id>) {
  return (
    <Base.Root value={selected} onValueChange={(id) => onSelect(id as Id)}>
      <Base.List className={css.list[look]} aria-label={label} activateOnFocus>
        {items.map(({ id, label: text }) => (
          <Base.Tab key={id} value={id} className={css.tab[look]}>
            {text}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map(({ id, panel }) => (
        <Base.Panel key={id} value={id} className={css.panel}>
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
