import { PlatformError } from "@livery/platform/platformError.ts";
import { classNames } from "@livery/ui/classNames.ts";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLanguage } from "../../site/language.ts";
import type { QueryResult } from "./useQueryResult.ts";
import { CallFailure, type CallFailureProps, RetryButton } from "./CallFailure.tsx";
import * as css from "./callView.css.ts";
import { failureKind } from "./failureKind.ts";

/** The state of a call, as `useQueryResult`, `useCall` and `useEndlessCall` return it. */
type CallState<Value> = Pick<QueryResult<Value>, "data" | "failed" | "retrying" | "retry"> &
  Partial<Pick<QueryResult<Value>, "at" | "stale" | "outdated" | "error">>;

export interface CallViewProps<Value> {
  readonly call: CallState<Value>;
  /** What the call loads, as in the message "Could not be loaded: Offers". */
  readonly what: string;
  /** Shown until the response arrives; as high as the content will be. */
  readonly skeleton: ReactNode;
  /** Whether a value has nothing to show; by default, whether it is an empty list. */
  readonly isEmpty?: ((value: Value) => boolean) | undefined;
  /** Shown for an empty value. Without it an empty value renders nothing, not even the frame. */
  readonly empty?: ReactNode;
  /** The form of a failure, as in `CallFailure`. */
  readonly form?: CallFailureProps["form"] | undefined;
  /** Shown in place of a failure, by the code of the platform's refusal. */
  readonly refused?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /** Wraps every state, for example in a section with its heading. */
  readonly frame?: ((content: ReactNode) => ReactNode) | undefined;
  readonly children: (value: Value) => ReactNode;
}

/**
 * Shows a call in each of its states. Loading: a skeleton. Failed: what is missing and why, with a retry button. Empty: the
 * given content. Stale, while the response to a new request is loading: the former value, dimmed. Outdated, after a
 * failed refresh: the value under a notice with its time.
 */
export function CallView<Value>(props: CallViewProps<Value>) {
  const { call, what, skeleton, isEmpty = isEmptyList, empty, form = "block", refused, frame = bare, children } = props;
  const { data, failed, retrying, retry, stale = false, outdated = false } = call;
  const place = useFocusAfterRetry(retrying);
  const isWaiting = data === undefined && !failed;
  const hasNothing = data !== undefined && isEmpty(data);
  if (hasNothing && empty === undefined) return null;
  const refusal = failed && call.error instanceof PlatformError ? refused?.[call.error.code ?? ""] : undefined;
  return frame(
    <div
      ref={place}
      className={classNames(css.view, stale && css.stale)}
      tabIndex={-1}
      aria-busy={isWaiting || retrying || stale || undefined}
    >
      {isWaiting && skeleton}
      {data === undefined &&
        failed &&
        (refusal ?? (
          <CallFailure what={what} why={failureKind(call.error)} form={form} retrying={retrying} onRetry={retry} />
        ))}
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

/** Says that the value could not be refreshed, and how old it is. */
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

/** After a successful retry its button is gone. If it had the focus, the new content takes it. */
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
