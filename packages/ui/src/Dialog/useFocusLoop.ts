import { type RefObject, useEffect } from "react";

const focusable =
  ":is(a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]):not([tabindex='-1'], :disabled)";

/**
 * Tab on the last control of an open dialog moves the focus to the first one, and Shift+Tab on the first one to the last
 * (MO-012). A native modal would let the browser's own toolbar have the focus in between.
 */
export function useFocusLoop(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    const turn = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || event.defaultPrevented || !dialog) return;
      const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isTabStop);
      const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
      if (document.activeElement !== from || !to) return;
      event.preventDefault();
      to.focus();
    };
    dialog?.addEventListener("keydown", turn);
    return () => dialog?.removeEventListener("keydown", turn);
  }, [ref]);
}

/** Of a group of radio buttons only the chosen one is a tab stop. */
function isTabStop(control: HTMLElement): boolean {
  const isOtherRadio = control instanceof HTMLInputElement && control.type === "radio" && !control.checked;
  return !isOtherRadio && control.checkVisibility({ visibilityProperty: true });
}
