import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import { Panel } from "../Panel/Panel.tsx";
import * as css from "./StatusPage.css.ts";

export interface StatusPageProps {
  /** Logo and language. */
  readonly head?: ReactNode;
  readonly art?: string;
  /** On the corner of the art, or in its place. */
  readonly icon?: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** What is known of it: until when, from where. */
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly action?: ReactNode;
  /** Below it all: how to reach somebody. */
  readonly note?: ReactNode;
  /** It came while the page was in use: a screen reader says it at once. */
  readonly aloud?: boolean;
}

/** What the whole window says when the site itself cannot be used: maintenance, a country without access, no answer. */
export function StatusPage({ head, art, icon, title, text, facts, action, note, aloud = false }: StatusPageProps) {
  return (
    <div className={css.page}>
      {head && <header className={css.head}>{head}</header>}
      <main className={css.main}>
        <Panel className={css.panel} role={aloud ? "alert" : undefined}>
          {(art || icon) && (
            <div className={css.sign}>
              {art && <img className={css.art} src={art} alt="" width={144} height={144} />}
              {icon && (
                <span className={art ? css.icon.corner : css.icon.alone}>
                  <Icon name={icon} />
                </span>
              )}
            </div>
          )}
          <h1 className={css.title}>{title}</h1>
          {text && <div className={css.text}>{text}</div>}
          {facts && facts.length > 0 && (
            <dl className={css.facts}>
              {facts.map(({ label, value }) => (
                <div key={label} className={css.fact}>
                  <dt className={css.factLabel}>{label}</dt>
                  <dd className={css.factValue}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {action && <div className={css.action}>{action}</div>}
        </Panel>
        {note && <div className={css.note}>{note}</div>}
      </main>
    </div>
  );
}
