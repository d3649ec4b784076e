import * as css from "./Sentence.css.ts";

/** Isolates of direction bracket a figure inside of a translated text: invisible, and right in any direction of text. */
const FIGURE = /(\u{2068}[^\u{2069}]*\u{2069})/u;

/** A value for a text that a `Sentence` shows. */
export function figure(text: string): string {
  return `\u{2068}${text}\u{2069}`;
}

/** A translated text in which the figures stand out. A figure and the particle after it stay on one line. */
export function Sentence({ children }: { readonly children: string }) {
  return (
    <p className={css.sentence}>
      {children.split(FIGURE).map((part, index) =>
        part.startsWith("\u{2068}") ? (
          // The parts of a text have no identity other than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <strong key={index} className={css.figure}>
            {part.slice(1, -1)}
          </strong>
        ) : (
          part
        ),
      )}
    </p>
  );
}
