import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import { Panel } from "../Panel/Panel.tsx";
import * as css from "./StatusPage.css.ts";

export interface StatusPageProps {
  /** Logo and language. */
  readonly head?: ReactNode;
  readonly art?: string | undefined;
  /** On the corner of the art, or instead of it. */
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly text?: ReactNode;
  /** What is known: until when, from which country. */
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[] | undefined;
  readonly action?: ReactNode;
  /** At the end: how to contact support. */
  readonly note?: ReactNode;
  /** It appeared while the page was in use: screen readers announce it at once. */
  readonly aloud?: boolean | undefined;
}

/** A full-window page shown instead of the site: maintenance, a blocked country, a platform that does not respond. */
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
