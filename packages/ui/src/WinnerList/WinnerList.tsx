import type { ReactNode } from "react";
import { Board, type BoardProps } from "../Leaderboard/Board.tsx";
import * as board from "../Leaderboard/Board.css.ts";
import * as css from "./WinnerList.css.ts";

export interface WinnerListProps extends Pick<BoardProps, "title" | "note" | "level" | "empty"> {
  readonly items: readonly {
    readonly id: string;
    /** The name as it may be shown. */
    readonly player: string;
    readonly game: string;
    /** The address of the game's picture. */
    readonly picture: string;
    /** A `Money`. */
    readonly amount: ReactNode;
    /** How long ago. */
    readonly when?: ReactNode;
  }[];
  /** The list is loading: shows skeleton rows. */
  readonly busy?: boolean | undefined;
}

/** The latest wins: game, player and amount. The list changes only with new data; it does not scroll automatically. */
export function WinnerList({ items, busy = false, ...rest }: WinnerListProps) {
  return (
    <Board {...rest} count={items.length} waiting={busy ? WAITING : 0}>
      <ul>
        {items.map(({ id, player, game, picture, amount, when }) => (
          <li key={id} className={board.row}>
            <img className={css.picture} src={picture} alt="" loading="lazy" width={36} height={36} />
            <span className={css.words}>
              <b className={css.game}>{game}</b>
              <small className={css.who}>
                {player}
                {when && <> · {when}</>}
              </small>
            </span>
            <strong className={css.amount}>{amount}</strong>
          </li>
        ))}
      </ul>
    </Board>
  );
}

const WAITING = 5;
