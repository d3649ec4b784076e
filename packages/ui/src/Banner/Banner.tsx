import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import { Panel } from "../Panel/Panel.tsx";
import * as css from "./Banner.css.ts";

export interface BannerProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** A short fact below the text. */
  readonly note?: string | undefined;
  readonly art?: string | undefined;
  readonly level?: 1 | 2 | undefined;
  /** As low as its text on a phone, where what follows matters more. */
  readonly low?: boolean | undefined;
  /** Buttons. */
  readonly children?: ReactNode;
  /** Shown over the art on a desktop. */
  readonly aside?: ReactNode;
}

/** A wide panel with art at its far side, for example for the app or as a page's header. */
export function Banner({ title, text, note, art, level = 2, low = false, children, aside }: BannerProps) {
  const Title = `h${level}` as const;
  return (
    <Panel className={classNames(css.banner, low && css.low)} data-over-art={art && ""}>
      {art && <img className={classNames(css.art, Boolean(aside) && css.artBeside)} src={art} alt="" loading="lazy" />}
      <div className={css.copy}>
        <div className={css.words}>
          <Title className={css.title}>{title}</Title>
          {text && <p className={css.text}>{text}</p>}
          {note && <p className={css.note}>{note}</p>}
        </div>
        {children && <div className={css.actions}>{children}</div>}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </Panel>
  );
}
