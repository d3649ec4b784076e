import { useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./AvatarPicker.css.ts";

export interface AvatarPickerProps {
  readonly label: string;
  /** The pictures to choose from, each with a name: "Picture 3". */
  readonly options: readonly { readonly id: string; readonly src: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onValue: (id: string) => void;
}

/** The member's own picture, chosen from several. Built on native radio buttons. */
export function AvatarPicker({ label, options, value, onValue }: AvatarPickerProps) {
  const name = useId();
  return (
    <fieldset className={css.picker}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.choices}>
        {options.map(({ id, src, label: text }) => (
          <label key={id} className={css.choice}>
            <input
              type="radio"
              className={css.input}
              name={name}
              aria-label={text}
              checked={id === value}
              onChange={() => onValue(id)}
            />
            <img className={css.image} src={src} alt="" width={64} height={64} />
            <span className={css.tick} aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
