import { type ReactNode, useId } from "react";
import { Button } from "../Button/Button.tsx";
import { classNames } from "../classNames.ts";
import * as field from "../Field/Field.css.ts";
import { describedBy, FieldMessages } from "../Field/FieldMessages.tsx";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./CheckField.css.ts";

export interface CheckFieldProps extends FieldTexts {
  /** Its name in its form, by which it gets the focus. */
  readonly name: string;
  readonly state: "loading" | "ready" | "passed" | "failed";
  readonly texts: {
    /** Read out when the check is passed. */
    readonly passed: string;
    /** Shown instead of the widget if it cannot be used. */
    readonly failed: string;
    /** The button that tries again. */
    readonly retry: string;
  };
  readonly onRetry: () => void;
  /** The element that a provider puts its widget into. */
  readonly children: ReactNode;
}

/** A field around the widget of a service that checks whether the visitor is a person. */
export function CheckField(props: CheckFieldProps) {
  const [{ label, required, hint, error }, { name, state, texts, onRetry, children }] = splitField(props);
  const id = useId();
  return (
    <fieldset
      className={css.field}
      name={name}
      tabIndex={-1}
      aria-describedby={describedBy(id, { error, hint })}
      aria-busy={state === "loading" || undefined}
    >
      <legend className={classNames(field.label, css.legend)}>
        {label}
        {required && (
          <span className={field.star} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={css.place} hidden={state === "failed"}>
        {state === "loading" && <Skeleton shape="fill" />}
        {children}
      </div>
      <p className={state === "failed" ? css.failed : css.heard} role="status">
        {state === "failed" ? texts.failed : state === "passed" && texts.passed}
      </p>
      {state === "failed" && (
        <Button variant="soft" block onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <FieldMessages id={id} error={error} hint={hint} />
    </fieldset>
  );
}
