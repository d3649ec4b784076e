import { classNames } from "../classNames.ts";
import * as css from "./LotteryCard.css.ts";

export interface DrawBallsProps {
  /** What the numbers are, read by screen readers: "Numbers of draw 0723". */
  readonly label: string;
  readonly numbers: readonly string[];
}

/** Above this many the balls are smaller. */
const FEW = 7;

/** The numbers of a draw in their order. */
export function DrawBalls({ label, numbers }: DrawBallsProps) {
  return (
    <ul className={css.balls} aria-label={label}>
      {numbers.map((number, place) => (
        <li key={place} className={classNames(css.ball, numbers.length > FEW && css.many)}>
          {number}
        </li>
      ))}
    </ul>
  );
}
