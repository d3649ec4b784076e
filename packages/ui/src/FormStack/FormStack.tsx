import type { ComponentProps } from "react";
import * as css from "./FormStack.css.ts";

export type FormStackProps = Omit<ComponentProps<"form">, "className">;

/** A form with its fields one below the other. The fields show errors themselves instead of the browser. */
export function FormStack(props: FormStackProps) {
  return <form noValidate {...props} className={css.stack} />;
}
