import * as css from "./download.css.ts";

/** Numbered steps, one for each line of the text. */
export function Steps({ text }: { readonly text: string }) {
  return (
    <ol className={css.steps}>
      {text.split("\n").map((step) => (
        <li key={step} className={css.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
