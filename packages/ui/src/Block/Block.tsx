import { type ReactNode, type Ref, useId } from "react";
import * as css from "./Block.css.ts";

export interface BlockProps {
  readonly title?: string | undefined;
  readonly level?: 3 | 4 | undefined;
  /** At the end of the title's line: a state, a link, the time that is left. */
  readonly aside?: ReactNode;
  /** The title can take the focus, for a block that replaces what had it. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A well in a page of a centre, for what belongs together beside or below a form: a summary, an order, a limit. */
export function Block({ title, level = 4, aside, titleRef, children }: BlockProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section className={css.block} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={css.head}>
          <Title className={css.title} id={id} ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
