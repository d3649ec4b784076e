import type { ReactNode } from "react";
import * as css from "./FormStep.css.ts";

interface FormStepProps {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the numbered steps of a form; the fields in it have the title as their hidden label. */
export function FormStep({ number, title, children }: FormStepProps) {
  return (
    <section className={css.step}>
      <h4 className={css.title}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h4>
      {children}
    </section>
  );
}
