import type { ReactNode } from "react";
import * as css from "./LotteryCard.css.ts";

/** The kinds of lotteries with a picture of their own (CN-044), and the picture of all others. */
const pictures = {
  "11X5": (
    <>
      <circle cx="17" cy="29" r="11" />
      <circle cx="31" cy="29" r="11" />
      <circle cx="24" cy="17" r="11" data-solid="" />
      <path d="M20.5 14.5 23 12.5v9M25.5 14.5 28 12.5v9" data-over="" />
    </>
  ),
  LF: (
    <>
      <path d="M7 15h34v6a4 4 0 0 0 0 8v6H7v-6a4 4 0 0 0 0-8z" data-solid="" />
      <path d="M14 20h5v10h-5zM21.5 20h5v10h-5zM29 20h5v10h-5z" data-over="" />
    </>
  ),
  LHC: (
    <>
      <circle cx="24" cy="24" r="7" data-solid="" />
      <circle cx="24" cy="9.5" r="5" />
      <circle cx="36.5" cy="16.7" r="5" />
      <circle cx="36.5" cy="31.3" r="5" />
      <circle cx="24" cy="38.5" r="5" />
      <circle cx="11.5" cy="31.3" r="5" />
      <circle cx="11.5" cy="16.7" r="5" />
    </>
  ),
  PK10: (
    <>
      <path d="M7 31h6l4-9h10l6 6 7 2v5H7z" data-solid="" />
      <circle cx="15" cy="35" r="4.5" data-over="" />
      <circle cx="33" cy="35" r="4.5" data-over="" />
      <path d="M6 14h12M4 20h8M12 8h18" />
    </>
  ),
  SSC: (
    <>
      <rect x="5" y="12" width="38" height="24" rx="6" data-solid="" />
      <path d="M14.5 17v14M21 17v14M27.5 17v14M34 17v14" data-over="" />
      <path d="M10 7h28M10 41h28" />
    </>
  ),
  other: (
    <>
      <circle cx="24" cy="24" r="17" data-solid="" />
      <circle cx="24" cy="24" r="8" data-over="" />
      <path d="M24 3v4M24 41v4M3 24h4M41 24h4" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export interface LotteryMarkProps {
  /** The kind of lottery; a kind without a picture gets the default one (LT-013). */
  readonly kind: string;
}

/** The picture of a kind of lottery in the brand's colours. */
export function LotteryMark({ kind }: LotteryMarkProps) {
  const found = Object.hasOwn(pictures, kind) ? (kind as keyof typeof pictures) : "other";
  return (
    <span className={css.mark}>
      <svg className={css.drawing} viewBox="0 0 48 48" aria-hidden="true" data-picture={found}>
        {pictures[found]}
      </svg>
    </span>
  );
}
