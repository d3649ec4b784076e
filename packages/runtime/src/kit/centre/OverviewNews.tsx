import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import type { ReactNode } from "react";
import { CallView, type CallViewProps } from "../calls/CallView.tsx";
import * as css from "./OverviewNews.css.ts";

/** Something that waits for the reader, and leads to where it is done. */
interface OverviewNeed {
  readonly id: string;
  readonly text: string;
  /** The time that is left for it. */
  readonly left?: ReactNode;
  readonly onPress: () => void;
}

/** With a call whose response makes a sentence, for when nothing waits. */
interface OverviewNewsProps<Value> extends Pick<CallViewProps<Value>, "call" | "what" | "children"> {
  /** What the list of needs is. */
  readonly label: string;
  /** Undefined until they are known. */
  readonly needs: readonly OverviewNeed[] | undefined;
}

/**
 * The news of a centre's overview: what waits, or else a sentence. Its place is as high in each state, so that nothing below
 * it moves when the answers arrive.
 */
export function OverviewNews<Value>({ label, needs, ...sentence }: OverviewNewsProps<Value>) {
  const { data, failed } = sentence.call;
  const isWaiting = needs === undefined || (needs.length === 0 && data === undefined && !failed);
  return (
    <Panel className={css.news} aria-busy={isWaiting || undefined}>
      {isWaiting ? (
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
        <div className={css.sentence}>
          <CallView {...sentence} form="line" skeleton={null} />
        </div>
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
