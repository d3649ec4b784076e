import { createContext, use, useEffectEvent, useLayoutEffect } from "react";

/** Has the browser's Back call `close`, until the returned function is called. The site provides it. */
export const BackContext = createContext<((close: () => void) => () => void) | undefined>(undefined);

/** While it is open, the browser's Back asks to close it, as Esc does. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const enter = use(BackContext);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open ? enter?.(() => close()) : undefined), [open, enter]);
}
