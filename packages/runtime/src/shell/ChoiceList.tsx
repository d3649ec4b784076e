import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { useId } from "react";
import * as css from "./Choice.css.ts";
import type { ChoiceProps } from "./Choice.tsx";

/** Many options, one of them chosen, in the list that the system itself draws: on a phone its wheel, everywhere its keys. */
export function ChoiceList<Id extends string>({ label, options, selected, busy = false, onSelect }: ChoiceProps<Id>) {
  const id = useId();
  const choose = (value: string) => {
    const option = options.find((each) => each.id === value);
    if (option) onSelect(option.id);
  };
  return (
    <div className={css.choice} aria-busy={busy || undefined}>
      <label className={css.listLabel} htmlFor={id}>
        {label}
      </label>
      <div className={css.well}>
        <select id={id} className={css.list} value={selected} onChange={(event) => choose(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.id} value={option.id} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.caret}>
          <Icon name="caretDown" />
        </span>
      </div>
    </div>
  );
}
