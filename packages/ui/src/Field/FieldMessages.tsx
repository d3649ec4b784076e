import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Field.css.ts";
import type { FieldTexts } from "./fieldTexts.ts";

type Messages = Pick<FieldTexts, "error" | "hint">;

/** The ids of a field's messages for the `aria-describedby` of its control. The error is read before the hint. */
export function describedBy(id: string, { error, hint }: Messages): string | undefined {
  return [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(" ") || undefined;
}

/** A field's error and hint, shown below its control. Pass `id` to `describedBy` as well. */
export function FieldMessages({ id, error, hint }: Messages & { readonly id: string }) {
  return (
    <>
      {error && (
        <p className={css.error} id={`${id}error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div className={css.hint} id={`${id}hint`}>
          {hint}
        </div>
      )}
    </>
  );
}
