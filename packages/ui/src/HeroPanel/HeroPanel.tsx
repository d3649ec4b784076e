import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { Tag } from "../Tag/Tag.tsx";
import * as css from "./HeroPanel.css.ts";

export interface HeroPanelProps {
  readonly title: string;
  readonly tag?: string | undefined;
  /** The panel's figure: what guests get, or what members have. */
  readonly lead?: { readonly label: string; readonly value: ReactNode } | undefined;
  /** The seven days of attendance. */
  readonly days?:
    | {
        readonly label: string;
        readonly items: readonly {
          readonly name: string;
          readonly mark: string;
          readonly state: "done" | "now" | "next";
        }[];
      }
    | undefined;
  /** Any further rows. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Today's time limit; `share` is the used part, 0 to 1. */
  readonly limit?:
    | { readonly label: string; readonly value: string; readonly href: string; readonly share: number }
    | undefined;
  /** The sentence on what the money is worth. It has the full text colour, and themes cannot hide it (brief §10). */
  readonly note?: string | undefined;
}

/** The panel beside the hero in the formats `split` and `board`. */
export function HeroPanel({ title, tag, lead, days, children, action, limit, note }: HeroPanelProps) {
  return (
    <Panel className={css.panel}>
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {tag && <Tag>{tag}</Tag>}
      </header>
      {lead && (
        <p className={css.lead}>
          <span className={css.leadLabel}>{lead.label}</span>
          <strong className={css.leadValue}>{lead.value}</strong>
        </p>
      )}
      {days && (
        <ol className={css.days} aria-label={days.label}>
          {days.items.map(({ name, mark, state }) => (
            <li key={name} className={css.day}>
              {name}
              <b className={css.dayMark[state]}>{state === "done" ? <Icon name="check" label={mark} /> : mark}</b>
            </li>
          ))}
        </ol>
      )}
      {children}
      {action && <div className={css.action}>{action}</div>}
      {limit && <Limit {...limit} />}
      {note && (
        <p className={css.note}>
          <Icon name="info" />
          {note}
        </p>
      )}
    </Panel>
  );
}

function Limit({ label, value, href, share }: NonNullable<HeroPanelProps["limit"]>) {
  return (
    <div className={css.limit}>
      <p className={css.limitHead}>
        {label}
        <Link className={css.limitLink} href={href}>
          {value}
        </Link>
      </p>
      <div
        className={css.bar}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={share}
      >
        <div className={css.used} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
