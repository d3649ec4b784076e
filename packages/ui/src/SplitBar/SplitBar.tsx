import type { ReactNode } from "react";
import * as css from "./SplitBar.css.ts";

export interface SplitPart {
  readonly id: string;
  readonly label: string;
  /** Its length beside the other parts. Nothing, and less than nothing, has none; its line in the legend stays. */
  readonly value: number;
  /** The value, formatted. */
  readonly text: ReactNode;
  readonly tone: keyof typeof css.tones;
}

export interface SplitBarProps {
  /** What is split, for screen readers. */
  readonly label: string;
  readonly parts: readonly SplitPart[];
  /** What the whole bar is worth; by default all parts together. The rest stays empty. */
  readonly whole?: number | undefined;
  /** lines: a line or a column for each part. inline: small, one after the other. none: the figures are elsewhere. */
  readonly legend?: "lines" | "inline" | "none" | undefined;
  /** Called with the part whose line was pressed. The lines are then toggle buttons. */
  readonly onPart?: ((id: string) => void) | undefined;
  /** The part that is chosen. */
  readonly chosen?: string | undefined;
}

/** A sum and its parts as one bar, with a legend that says each part in words and figures. */
export function SplitBar({ label, parts, whole, legend = "lines", onPart, chosen }: SplitBarProps) {
  const lengths = parts.map(({ value }) => Math.max(0, value));
  const sum = whole ?? lengths.reduce((all, length) => all + length, 0);
  const track = (
    <div className={css.track} aria-hidden="true">
      {parts.map(({ id, tone }, index) => {
        const share = sum > 0 ? (lengths[index] ?? 0) / sum : 0;
        return share > 0 && <span key={id} className={css.tones[tone]} style={{ width: `${share * 100}%` }} />;
      })}
    </div>
  );
  if (legend === "none") return track;
  return (
    <div className={css.bar} role="group" aria-label={label}>
      {track}
      {onPart ? <Choices parts={parts} chosen={chosen} onPart={onPart} /> : <Legend parts={parts} legend={legend} />}
    </div>
  );
}

function Legend({ parts, legend }: { readonly parts: readonly SplitPart[]; readonly legend: keyof typeof css.legend }) {
  return (
    <dl className={css.legend[legend]}>
      {parts.map(({ id, label: name, text, tone }) => (
        <div key={id} className={css.part}>
          <dt className={css.name}>
            <span className={css.swatch[tone]} aria-hidden="true" />
            {name}
          </dt>
          <dd className={css.figure}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoicesProps extends Pick<SplitBarProps, "parts" | "chosen"> {
  readonly onPart: (id: string) => void;
}

function Choices({ parts, chosen, onPart }: ChoicesProps) {
  return (
    <ul className={css.choices}>
      {parts.map(({ id, label, text, tone }) => (
        <li key={id} className={css.choiceCell}>
          <button type="button" className={css.choice} aria-pressed={id === chosen} onClick={() => onPart(id)}>
            <span className={css.choiceName}>
              <span className={css.swatch[tone]} aria-hidden="true" />
              {label}
            </span>{" "}
            <span className={css.choiceFigure}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
