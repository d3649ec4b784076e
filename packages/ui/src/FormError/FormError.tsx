import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./FormError.css.ts";

export interface FormErrorProps {
  /** What is wrong with the form as a whole. Without children and items nothing is shown. */
  readonly children?: ReactNode;
  /** The fields to correct, each by the `id` or the `name` of its control; a press moves the focus there. */
  readonly items?: readonly { readonly id: string; readonly text: string }[] | undefined;
}

/** Why the form was rejected. Render it empty from the start, so that screen readers announce what appears in it. */
export function FormError({ children, items = [] }: FormErrorProps) {
  return (
    <div role="alert">
      {(children || items.length > 0) && (
        <div className={css.box}>
          <Icon name="warning" />
          <div className={css.words}>
            {children}
            {items.length > 0 && (
              <ul className={css.fields}>
                {items.map(({ id, text }) => (
                  <li key={id}>
                    <a className={css.link} href={`#${id}`} onClick={(event) => leadTo(event, id)}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** In code, because following a fragment would add a step to the history and would not focus the control. */
function leadTo(event: MouseEvent<HTMLElement>, id: string): void {
  event.preventDefault();
  const form = event.currentTarget.closest("form");
  const named = form?.elements.namedItem(id);
  const control = named instanceof HTMLElement ? named : document.getElementById(id);
  control?.focus();
}
