import { type ReactNode, useId } from "react";
import { Panel } from "../Panel/Panel.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./Board.css.ts";

export interface BoardProps {
  readonly title: string;
  /** At the end of the title's line: the closing time or how often it is updated. */
  readonly note?: string | undefined;
  readonly level?: 2 | 3 | undefined;
  /** The number of rows. */
  readonly count: number;
  /** The number of skeleton rows while it loads; 0 if nothing is loading. */
  readonly waiting: number;
  /** Shown if there are no rows. */
  readonly empty?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** The panel of `Leaderboard` and `WinnerList`: rows of a picture, a name and an amount. */
export function Board({ title, note, level = 3, count, waiting, empty, children }: BoardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <Panel className={css.board} role="group" aria-labelledby={titleId} aria-busy={waiting > 0 && count === 0}>
      <div className={css.head}>
        <Title className={css.title} id={titleId}>
          {title}
        </Title>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {count > 0 && children}
      {count === 0 && waiting > 0 && <Waiting rows={waiting} />}
      {count === 0 && waiting === 0 && <div className={css.empty}>{empty}</div>}
    </Panel>
  );
}

function Waiting({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row}>
          <span className={css.waitingPicture}>
            <Skeleton shape="fill" />
          </span>
          <span className={css.waitingName}>
            <Skeleton />
          </span>
          <span className={css.waitingAmount}>
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}
