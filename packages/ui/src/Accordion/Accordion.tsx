import { type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Accordion.css.ts";

interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** Before the title: a number, a mark. */
  readonly lead?: ReactNode;
  /** At the end of the title's line: a tag. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one item closes the others. */
  readonly single?: boolean | undefined;
  /** The item that is open at first. */
  readonly openId?: string | undefined;
  /** The level of the titles, if they are headings of the page. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** The id of an item's element, for links to it. */
  readonly elementId?: ((id: string) => string) | undefined;
}

/** Headings that open to show their content. Built on native disclosures, so the browser's search also finds closed content. */
export function Accordion({ items, single = false, openId, level, elementId }: AccordionProps) {
  const name = useId();
  const Title = level ? (`h${level}` as const) : "span";
  return (
    <div>
      {items.map(({ id, title, lead, aside, content }) => (
        <details
          key={id}
          id={elementId?.(id)}
          className={css.item}
          open={id === openId}
          name={single ? name : undefined}
        >
          <summary className={css.head}>
            {lead}
            <Title className={css.title}>{title}</Title>
            {aside}
            <span className={css.caret} aria-hidden="true">
              <Icon name="caretDown" />
            </span>
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
