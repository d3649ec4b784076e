import { type ReactNode, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import * as css from "./Printed.css.ts";

interface PrintedProps {
  readonly title: string;
  /** The browser's own dialog is done. */
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/** Content to print without the site around it: as long as it is here, the browser prints it and nothing else. */
export function Printed({ title, onPrinted, children }: PrintedProps) {
  const leave = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => leave();
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, []);
  return createPortal(
    <section className={css.printed}>
      <h1 className={css.title}>{title}</h1>
      {children}
    </section>,
    document.body,
  );
}
