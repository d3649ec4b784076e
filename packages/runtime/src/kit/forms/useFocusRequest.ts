import { type RefObject, useEffect, useRef, useState } from "react";

interface FocusRequest {
  /** Puts the focus, after the next drawing, on the first of these controls in the order of the page. */
  readonly focusOn: (names: readonly string[]) => void;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** Moves the focus within a form to controls that may only come with the next drawing. */
export function useFocusRequest(): FocusRequest {
  const formRef = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState<{ readonly names: readonly string[] }>();
  useEffect(() => {
    if (!request) return;
    const controls = [...(formRef.current?.elements ?? [])];
    const first = controls.find((control) => request.names.includes(control.getAttribute("name") ?? ""));
    if (first instanceof HTMLElement) first.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, [request]);
  return { focusOn: (names) => setRequest({ names }), formRef };
}
