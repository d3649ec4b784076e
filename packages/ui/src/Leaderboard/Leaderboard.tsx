import type { ReactNode } from "react";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Board, type BoardProps } from "./Board.tsx";
import * as css from "./Board.css.ts";

export interface LeaderboardProps extends Pick<BoardProps, "title" | "note" | "level" | "empty"> {
  readonly items: readonly {
    readonly rank: number;
    /** The name as it may be shown. */
    readonly player: string;
    readonly avatar?: string | undefined;
    /** A `Money`. */
    readonly amount: ReactNode;
  }[];
  /** The list is loading: shows skeleton rows. */
  readonly busy?: boolean | undefined;
}

/** The top players in order; the first three are highlighted. */
export function Leaderboard({ items, busy = false, ...board }: LeaderboardProps) {
  return (
    <Board {...board} count={items.length} waiting={busy ? WAITING : 0}>
      <ol>
        {items.map(({ rank, player, avatar, amount }) => (
          <li key={rank} className={css.row}>
            <b className={css.rank} data-top={rank <= TOP || undefined}>
              {rank}
            </b>
            <Avatar src={avatar} size="sm" />
            <span className={css.name}>{player}</span>
            <strong className={css.amount}>{amount}</strong>
          </li>
        ))}
      </ol>
    </Board>
  );
}

const TOP = 3;
const WAITING = 5;
