import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import type { ReactNode } from "react";
import * as css from "./OverviewNews.css.ts";

/** Something that waits for the reader, and leads to where it is done. */
interface OverviewNeed {
  readonly id: string;
  readonly text: string;
  /** The time that is left for it. */
  readonly left?: ReactNode;
  readonly onPress: () => void;
}

interface OverviewNewsProps {
  /** What the list of needs is. */
  readonly label: string;
  readonly needs: readonly OverviewNeed[];
  /** It is not known yet which of both shows. */
  readonly waiting: boolean;
  /** A sentence, for when nothing waits. */
  readonly children: ReactNode;
}

/**
 * The news of a centre's overview: what waits, or else a sentence. Its place is as high in each state, so that nothing below
 * it moves when the answers arrive.
 */
export function OverviewNews({ label, needs, waiting, children }: OverviewNewsProps) {
  return (
    <Panel className={css.news} aria-busy={waiting || undefined}>
      {waiting ? (
        <div className={css.sentence}>
          <Skeleton />
        </div>
      ) : needs.length > 0 ? (
        <ul className={css.needs} aria-label={label}>
          {needs.map((need) => (
            <li key={need.id} className={css.need}>
              <NeedButton need={need} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.sentence}>{children}</div>
      )}
    </Panel>
  );
}

function NeedButton({ need: { text, left, onPress } }: { readonly need: OverviewNeed }) {
  return (
    <button type="button" className={css.button} onClick={onPress}>
      <span className={css.mark} />
      <span className={css.words}>{text}</span>
      {left && <span className={css.left}>{left}</span>}
      <span className={css.caret}>
        <Icon name="caretRight" />
      </span>
    </button>
  );
}
