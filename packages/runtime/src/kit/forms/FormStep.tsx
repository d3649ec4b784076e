import type { ReactNode } from "react";
import * as css from "./FormStep.css.ts";

interface FormStepProps {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  /** Of its heading: 3 in a drawer, whose title is right above it. */
  readonly level?: 3 | 4 | undefined;
  readonly children: ReactNode;
}

/** One of the numbered steps of a form; the fields in it have the title as their hidden label. */
export function FormStep({ number, title, level = 4, children }: FormStepProps) {
  const Title = `h${level}` as const;
  return (
    <section className={css.step}>
      <Title className={css.title}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </Title>
      {children}
    </section>
  );
}
