import { Panel } from "../Panel/Panel.tsx";
import { DrawBalls } from "./DrawBalls.tsx";
import * as css from "./LotteryCard.css.ts";

export interface DrawListProps {
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    /** The draw, and when it took place. */
    readonly note: string;
    readonly numbers: readonly string[];
  }[];
}

/** Draws with their numbers, one below the other. */
export function DrawList({ label, items }: DrawListProps) {
  return (
    <Panel className={css.list}>
      <ul className={css.lines} aria-label={label}>
        {items.map(({ id, name, note, numbers }) => (
          <li key={id} className={css.line}>
            <div className={css.words}>
              <b className={css.title}>{name}</b>
              <span className={css.issue}>{note}</span>
            </div>
            <DrawBalls label={note} numbers={numbers} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
