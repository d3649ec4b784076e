import { Button } from "../Button/Button.tsx";
import * as css from "./LoadMore.css.ts";

export interface LoadMoreProps {
  /** more: there are further items. loading: they are loading. failed: loading failed. end: all items are shown. */
  readonly state: "more" | "loading" | "failed" | "end";
  readonly onMore: () => void;
  readonly moreLabel: string;
  /** How many are shown: "42 of 1,204 shown". */
  readonly countLabel: string;
  readonly failedLabel: string;
  readonly retryLabel: string;
}

/** The end of a list that loads page by page. Only a press loads the next page, so that visitors can reach the footer. */
export function LoadMore({ state, onMore, moreLabel, countLabel, failedLabel, retryLabel }: LoadMoreProps) {
  return (
    <div className={css.more}>
      <span role="status" className={state === "failed" ? css.failed : css.count}>
        {state === "failed" ? failedLabel : countLabel}
      </span>
      {state !== "end" && (
        <Button variant="ghost" loading={state === "loading"} onClick={onMore}>
          {state === "failed" ? retryLabel : moreLabel}
        </Button>
      )}
    </div>
  );
}
