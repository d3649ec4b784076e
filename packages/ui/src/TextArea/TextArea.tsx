import { type ComponentProps, useId, useState } from "react";
import { Field } from "../Field/Field.tsx";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./TextArea.css.ts";

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<"textarea">, "className" | "id" | "required" | "maxLength"> {
  /** The maximum number of characters; visitors cannot type more. */
  readonly maxLength: number;
  /** How many characters are left: "12 characters left". Announced when only a few are left. */
  readonly leftLabel: (left: number) => string;
}

/** Several lines of text with a character count. It grows with the text. */
export function TextArea(props: TextAreaProps) {
  const [texts, { maxLength, leftLabel, onChange, rows = 3, ...area }] = splitField(props);
  const given = area.value ?? area.defaultValue ?? "";
  const [typed, setTyped] = useState(String(given).length);
  const length = area.value === undefined ? typed : String(given).length;
  const countId = useId();
  const left = maxLength - length;
  return (
    <Field {...texts}>
      {(control) => (
        <div className={css.box}>
          <textarea
            rows={rows}
            style={{ "--rows": rows } as object}
            {...area}
            {...control}
            aria-describedby={[control["aria-describedby"], countId].filter(Boolean).join(" ")}
            maxLength={maxLength}
            className={css.area}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event);
            }}
          />
          <span className={css.count} data-full={left === 0 || undefined}>
            <span aria-hidden="true">
              {length}/{maxLength}
            </span>
            <VisuallyHidden>
              <span id={countId}>{leftLabel(left)}</span>
            </VisuallyHidden>
          </span>
          <VisuallyHidden>
            <span role="status">{left <= FEW ? leftLabel(left) : ""}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** From here on the count is announced while the visitor types. */
const FEW = 10;
