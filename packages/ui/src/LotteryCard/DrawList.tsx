import { Panel } from "../Panel/Panel.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
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

const WAITING = 6;

/** A placeholder for a list of about six draws. */
export function DrawListSkeleton() {
  return (
    <div aria-busy="true">
      <Panel className={css.list}>
        <div className={css.lines}>
          {Array.from({ length: WAITING }, (_, place) => (
            <div key={place} className={css.line}>
              <div className={css.waitingDraw}>
                <Skeleton />
              </div>
            </div>
          ))}
        </div>
      </Panel>
    </div>
  );
}
