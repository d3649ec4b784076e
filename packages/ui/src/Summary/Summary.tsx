import type { ReactNode } from "react";
import { Block, type BlockProps } from "../Block/Block.tsx";
import * as css from "./Summary.css.ts";

interface SummaryLine {
  readonly label: string;
  readonly value: ReactNode;
}

export interface SummaryProps extends Pick<BlockProps, "level" | "titleRef"> {
  readonly title: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly lines: readonly SummaryLine[];
  /** What comes of it, larger than the lines: the balance after it, the amount that is paid out. */
  readonly result?: SummaryLine | undefined;
  /** The action, with what it means. */
  readonly children?: ReactNode;
}

/** What an action with money will do, or what it did: its figures one below the other, and the result. */
export function Summary({ title, level, titleRef, aside, lines, result, children }: SummaryProps) {
  return (
    <Block title={title} level={level} titleRef={titleRef} aside={aside}>
      <dl className={css.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={css.line}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
        {result && (
          <div className={css.result}>
            <dt className={css.label}>{result.label}</dt>
            <dd className={css.value}>{result.value}</dd>
          </div>
        )}
      </dl>
      {children}
    </Block>
  );
}
