import { Panel } from "../Panel/Panel.tsx";
import { Tag } from "../Tag/Tag.tsx";
import * as css from "./FixtureList.css.ts";

export interface FixtureListProps {
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly league: string;
    readonly home: string;
    readonly away: string;
    /** When it starts: "21:30"; of a running match its period: "2nd half 67'". */
    readonly when: string;
    /** The label of a running match: "LIVE". */
    readonly live?: string | undefined;
    readonly score?: readonly [home: number, away: number] | undefined;
    /** The outcomes with their odds: "1", "1.85". */
    readonly odds?: readonly { readonly outcome: string; readonly value: string }[] | undefined;
  }[];
}

/** Matches with their score, or before the start with their odds. */
export function FixtureList({ label, items }: FixtureListProps) {
  return (
    <Panel className={css.list}>
      <ul className={css.lines} aria-label={label}>
        {items.map(({ id, league, home, away, when, live, score, odds }) => (
          <li key={id} className={css.fixture}>
            <div className={css.when}>
              {live && <Tag tone="live">{live}</Tag>}
              <span>{when}</span>
            </div>
            <div className={css.sides}>
              <span className={css.name}>{home}</span>
              <span className={css.name}>{away}</span>
              <small className={css.league}>{league}</small>
            </div>
            {score && (
              <div className={css.score}>
                <span>{score[0]}</span>
                <span>{score[1]}</span>
              </div>
            )}
            {odds && <Odds odds={odds} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Item = FixtureListProps["items"][number];

function Odds({ odds }: { readonly odds: NonNullable<Item["odds"]> }) {
  return (
    <dl className={css.odds}>
      {odds.map(({ outcome, value }) => (
        <div key={outcome} className={css.price}>
          <dt className={css.outcome}>{outcome}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
