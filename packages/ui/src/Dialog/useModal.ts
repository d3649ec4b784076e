import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { useCloseOnBack } from "./BackContext.ts";

interface ModalOptions {
  readonly open: boolean;
  /** Called on Esc, on the browser's Back and, if allowed, on a press outside; the owner of `open` sets it to false. */
  readonly onClose: () => void;
  /** Whether a press outside asks to close. */
  readonly closeBeside: boolean;
}

interface Modal {
  /** For a `<dialog>`, together with the two event handlers. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
}

/**
 * A native modal `<dialog>` that is open while `open` is true. The browser keeps the focus inside and returns it to the
 * element that opened it; if that was in a menu that is gone, to what opened the menu; else the modal below has it as on its
 * own opening. On opening, the focus goes to the element with `data-autofocus`. Without one, or where a touch keyboard
 * would then cover the page, it goes to the one with `data-autofocus-title`; else to the first control. Enter outside of
 * any control presses the button with `data-default`, or the only control if that is a button.
 */
export function useModal({ open, onClose, closeBeside }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useCloseOnBack(open, onClose);
  /* synchronously, so that the code that closes it can move the focus; on every render, since the browser may close it itself */
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || element.open === open) return;
    if (!open) return closeModal(element);
    openers.set(element, document.activeElement);
    keepScrollBarRoom();
    element.showModal();
    firstFocus(element)?.focus();
  });
  // Removing an open dialog from the page would lose the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) closeModal(element);
    };
  }, []);
  useEffect(() => {
    const element = ref.current;
    const press = (event: KeyboardEvent) => {
      if (element && event.key === "Enter" && !event.defaultPrevented) defaultButton(element, event.target)?.click();
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (!element || !closeBeside) return undefined;
    // A press on the backdrop has the dialog itself as its target. Keyboard users have Esc.
    let begun: EventTarget | null = element;
    const begin = ({ target }: PointerEvent) => (begun = target);
    const press = ({ target }: MouseEvent) => {
      // A press that began inside, such as a text selection, and ended outside does not close it.
      if (target === element && begun === element) onClose();
      begun = element;
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("click", press);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("click", press);
    };
  }, [onClose, closeBeside]);
  return {
    ref,
    onCancel: (event) => {
      // The event also bubbles up from a file field inside.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose: () => {
      // The event fires a moment later: a dialog that was reopened meanwhile must stay open.
      if (!open || ref.current?.open) return;
      onClose();
      lookAgain();
    },
  };
}

/** What had the focus before each modal opened, also one that is gone. */
const openers = new WeakMap<Element, Element | null>();

/** What opened it; where that was in a modal that is gone, such as a menu, what opened that one. */
function lastingOpener(opener: Element | null): Element | null {
  const gone = opener?.isConnected === false && opener.closest("dialog");
  return gone ? lastingOpener(openers.get(gone) ?? null) : opener;
}

/** Closes it. The element that had the focus before may be gone, such as a button that is no longer needed. */
function closeModal(element: HTMLDialogElement): void {
  if (!element.open) return;
  const opener = openers.get(element) ?? null;
  element.close();
  // Where nothing had the focus, as after a press in Safari, nothing is lost.
  if (opener === null || opener === document.body || opener.isConnected) return;
  // Once what was shown in the same turn has had its chance to take the focus.
  queueMicrotask(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || element.contains(activeElement);
    if (!isLost) return;
    const before = lastingOpener(opener);
    const below = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
    if (before instanceof HTMLElement && before.isConnected && (!below || below.contains(before))) before.focus();
    else if (below) (firstFocus(below) ?? below.querySelector<HTMLElement>(controls))?.focus();
  });
}

function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const wished = matchMedia("(hover: hover)").matches && dialog.querySelector<HTMLElement>("[data-autofocus]");
  return wished || dialog.querySelector<HTMLElement>("[data-autofocus-title]");
}

const controls = "a[href], button, input, select, textarea, summary, [contenteditable]";

/** The button that Enter presses. A focused control, such as a form's field, handles the key itself. */
function defaultButton(dialog: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  if (target instanceof Element && target.closest(controls)) return undefined;
  const marked = dialog.querySelector<HTMLElement>("[data-default]");
  if (marked) return marked;
  const [first, ...others] = dialog.querySelectorAll<HTMLElement>(controls);
  return others.length === 0 && first instanceof HTMLButtonElement ? first : undefined;
}

/** Hides the page's scroll bar under a modal but keeps its space, so that nothing jumps (global.css.ts). */
function keepScrollBarRoom(): void {
  const { documentElement: root } = document;
  if (document.querySelector("dialog:modal")) return;
  const width = window.innerWidth - root.clientWidth;
  const room = width > 0 ? `${width}px` : "";
  // Another value restyles the whole page.
  if (root.style.getPropertyValue("--scroll-bar") !== room) root.style.setProperty("--scroll-bar", room);
}
