import type { ComponentProps } from "react";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./CaptchaField.css.ts";

export interface CaptchaFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type"> {
  /** The address of the picture with the characters, usually a data URL. */
  readonly image?: string | undefined;
  readonly state: "loading" | "ready" | "failed";
  /** Describes the picture: "Characters to type in". */
  readonly imageLabel: string;
  readonly refreshLabel: string;
  /** Shown instead of the picture when it fails to load. */
  readonly failedLabel: string;
  readonly onRefresh: () => void;
}

/** Characters to read from a picture and type in. The visitor can request another picture. */
export function CaptchaField(props: CaptchaFieldProps) {
  const [texts, { image, state, imageLabel, refreshLabel, failedLabel, onRefresh, ...input }] = splitField(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={css.row}>
          <div className={css.answer}>
            <span className={field.lead}>
              <Icon name="key" />
            </span>
            <input
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              className={field.control}
            />
          </div>
          <div className={css.picture} aria-busy={state === "loading"}>
            <div className={css.frame} role="status">
              {state === "ready" && image && <img className={css.image} src={image} alt={imageLabel} />}
              {state === "loading" && <Skeleton shape="fill" />}
              {state === "failed" && <p className={css.failed}>{failedLabel}</p>}
            </div>
            <IconButton icon="refresh" label={refreshLabel} disabled={state === "loading"} onClick={onRefresh} />
          </div>
        </div>
      )}
    </Field>
  );
}
