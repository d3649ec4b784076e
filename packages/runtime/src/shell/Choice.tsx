import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { useId } from "react";
import * as css from "./Choice.css.ts";

export interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly id: Id;
    readonly label: string;
    readonly icon?: IconName;
    readonly lang?: string;
  }[];
  readonly selected: Id;
  /** A choice is being carried out. */
  readonly busy?: boolean;
  readonly onSelect: (id: Id) => void;
}

/** A few options side by side, one of them chosen: native radio buttons, so that arrows and forms work as everywhere. */
export function Choice<Id extends string>({ label, options, selected, busy = false, onSelect }: ChoiceProps<Id>) {
  const name = useId();
  return (
    <fieldset className={css.choice} aria-busy={busy || undefined}>
      <legend className={css.label}>{label}</legend>
      <div className={css.options}>
        {options.map(({ id, label: text, icon, lang }) => (
          <label key={id} className={css.option} lang={lang}>
            <input
              className={css.input}
              type="radio"
              name={name}
              checked={id === selected}
              onChange={() => onSelect(id)}
            />
            {icon && <Icon name={icon} />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
