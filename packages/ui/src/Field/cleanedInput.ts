import type { ChangeEvent, ChangeEventHandler, ComponentProps, CompositionEvent } from "react";

/**
 * The handlers of an input that keeps only what `clean` leaves of a typed, pasted or filled-in text. It waits for an input
 * method to finish its characters, because changing the text earlier would end the composition.
 */
export function cleanedInput(
  clean: (written: string) => string,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): Pick<ComponentProps<"input">, "onChange" | "onCompositionEnd"> {
  const keep = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const kept = clean(input.value);
    if (kept !== input.value) input.value = kept;
    onChange?.(event as ChangeEvent<HTMLInputElement>);
  };
  return {
    onChange: (event) => ((event.nativeEvent as InputEvent).isComposing ? onChange?.(event) : keep(event)),
    onCompositionEnd: keep,
  };
}
