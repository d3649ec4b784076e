import { classNames } from "@livery/ui/classNames.ts";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLanguage } from "../../state/language.ts";
import type { QueryResult } from "../../state/queries/useQueryResult.ts";
import { CallFailure, type CallFailureProps, RetryButton } from "./CallFailure.tsx";
import * as css from "./callView.css.ts";

/** What a view needs of a call: `useQueryResult`, `useCall` and `useEndlessCall` return it. */
type CallState<Value> = Pick<QueryResult<Value>, "data" | "failed" | "retrying" | "retry"> &
  Partial<Pick<QueryResult<Value>, "at" | "stale" | "outdated">>;

export interface CallViewProps<Value> {
  readonly call: CallState<Value>;
  /** What the call brings, as a failure names it: "Could not be loaded: Offers". */
  readonly what: string;
  /** Shown until there is an answer: as high as the value will be. */
  readonly skeleton: ReactNode;
  /** Whether an answer has nothing to show; by default an empty list has. */
  readonly isEmpty?: (value: Value) => boolean;
  /** Shown in place of an empty value. Without it nothing is drawn then, the frame included. */
  readonly empty?: ReactNode;
  /** How a failure looks. block: all that a page or a pane shows. row: one part among others. line: beside a part. */
  readonly form?: CallFailureProps["form"];
  /** What is around every state: a section with its heading. */
  readonly frame?: (content: ReactNode) => ReactNode;
  /** The value. */
  readonly children: (value: Value) => ReactNode;
}

/**
 * What a call brings, in each of its states. Waiting: a skeleton. Failed: what is missing, and a retry in place. Empty. Stale,
 * while the answer to another request is loading: the former value, dimmed. Outdated, where a refresh failed: the value
 * under a notice from when it is.
 */
export function CallView<Value>(props: CallViewProps<Value>) {
  const { call, what, skeleton, isEmpty = isEmptyList, empty, form = "block", frame = bare, children } = props;
  const { data, failed, retrying, retry, stale = false, outdated = false } = call;
  const place = useFocusAfterRetry(retrying);
  const isWaiting = data === undefined && !failed;
  const hasNothing = data !== undefined && isEmpty(data);
  if (hasNothing && empty === undefined) return null;
  return frame(
    <div
      ref={place}
      className={classNames(css.view, stale && css.stale)}
      tabIndex={-1}
      aria-busy={isWaiting || retrying || stale || undefined}
    >
      {isWaiting && skeleton}
      {data === undefined && failed && <CallFailure what={what} form={form} retrying={retrying} onRetry={retry} />}
      {outdated && <Outdated call={call} what={what} />}
      {data !== undefined && (hasNothing ? empty : children(data))}
    </div>,
  );
}

function bare(content: ReactNode): ReactNode {
  return content;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Says from when a value is that could not be refreshed. */
function Outdated({ call: { at, retrying, retry }, what }: Pick<CallViewProps<unknown>, "call" | "what">) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const time = at === undefined ? "" : new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at);
  return (
    <div className={css.outdated} role="status">
      <Notice tone="warning" action={<RetryButton what={what} retrying={retrying} onRetry={retry} />}>
        {time === "" ? t("call.outdated") : t("call.outdatedSince", { time })}
      </Notice>
    </div>
  );
}

/** A retry that worked takes its button away: the focus, if it was on it, goes to what came in its place. */
function useFocusAfterRetry(retrying: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useEffect(() => {
    if (retrying) {
      held.current = place.current?.contains(document.activeElement) ?? false;
    } else if (held.current) {
      held.current = false;
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    }
  }, [retrying]);
  return place;
}
