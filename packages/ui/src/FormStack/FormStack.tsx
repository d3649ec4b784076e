import type { ComponentProps } from "react";
import * as css from "./FormStack.css.ts";

export type FormStackProps = Omit<ComponentProps<"form">, "className">;

/** A form: its fields below each other. What is wrong is said by the fields themselves, not by the browser. */
export function FormStack(props: FormStackProps) {
  return <form noValidate {...props} className={css.stack} />;
}
