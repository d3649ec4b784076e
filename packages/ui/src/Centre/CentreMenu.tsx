import { type ReactNode, useId } from "react";
import { Badge } from "../Badge/Badge.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./CentreMenu.css.ts";

interface CentreEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: IconName;
  /** The number of new items; hidden at 0. */
  readonly count?: number | undefined;
  /** What is behind it at the moment, on a phone: "70,000 left today". */
  readonly hint?: ReactNode;
}

interface CentreGroup<Id extends string> {
  readonly title?: string | undefined;
  readonly entries: readonly CentreEntry<Id>[];
}

export interface CentreMenuProps<Id extends string> {
  /** The accessible name of the menu. */
  readonly label: string;
  readonly groups: readonly CentreGroup<Id>[];
  /** The pane that is shown beside the menu. */
  readonly current?: Id | undefined;
  readonly onPress: (id: Id) => void;
}

/** The panes of a `Centre` in groups, in the look of the brand's member menu (`layout.member`). */
export function CentreMenu<Id extends string>({ label, groups, current, onPress }: CentreMenuProps<Id>) {
  return (
    <nav className={css.menu} aria-label={label}>
      {groups.map((group, index) => (
        // Groups have no identity other than their place: a brand may order the panes so that a title repeats.
        // oxlint-disable-next-line react/no-array-index-key
        <Group key={index} group={group} current={current} onPress={onPress} />
      ))}
    </nav>
  );
}

interface GroupProps<Id extends string> extends Pick<CentreMenuProps<Id>, "current" | "onPress"> {
  readonly group: CentreGroup<Id>;
}

function Group<Id extends string>({ group: { title, entries }, current, onPress }: GroupProps<Id>) {
  const titleId = useId();
  return (
    <section className={css.group} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <h3 className={css.groupTitle} id={titleId}>
          {title}
        </h3>
      )}
      <ul className={css.entries}>
        {entries.map(({ id, label, icon, count = 0, hint }) => (
          <li key={id}>
            <button
              type="button"
              className={css.entry}
              aria-current={id === current ? "page" : undefined}
              aria-describedby={hint === undefined ? undefined : `${titleId}-${id}`}
              onClick={() => onPress(id)}
            >
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              <span className={css.label}>{label}</span>
              {hint !== undefined && (
                <span className={css.hint} id={`${titleId}-${id}`} aria-hidden="true">
                  {hint}
                </span>
              )}
              <Badge count={count} />
              <span className={css.caret}>
                <Icon name="caretRight" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
