import type { TextFileId } from "@livery/product/textFiles.ts";
import { useSetAtom } from "jotai";
import { startTransition, useEffect, useReducer, useState } from "react";
import { useTexts } from "../i18n/TextsContext.ts";
import { useLanguage } from "../site/language.ts";
import { missingAtom } from "../dialogs/missing.ts";
import type { LazyCode } from "../loading/lazyCode.ts";

export interface LazyModule<Code> {
  /** The code, once it and its texts have been loaded. */
  readonly code: Code | undefined;
  /** The code and its texts are here, although they may not be drawn yet. */
  readonly ready: boolean;
  /** Loading failed. Stays true during a retry, so that the error view keeps its place. */
  readonly failed: boolean;
  readonly retrying: boolean;
  /** Loads again whatever failed. */
  retry(): void;
}

/**
 * Loads code and the texts that it needs once the component is mounted, and renders the component again when they
 * arrive. It does not suspend: the component decides what to show meanwhile. After a failed retry the page may load again
 * (`missingAtom`). `asked`: it is mounted because the visitor asked for it, so that asking once more is a retry. `gently`:
 * draws in small steps also what has been loaded before.
 */
export function useLazyModule<Code>(
  lazy: LazyCode<Code>,
  file?: TextFileId,
  { asked = false, gently = false }: { readonly asked?: boolean; readonly gently?: boolean } = {},
): LazyModule<Code> {
  const texts = useTexts();
  const missing = useSetAtom(missingAtom);
  // Renders again when the language changes, and waits if the texts of the new language are still missing.
  useLanguage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [attempt, next] = useReducer((count: number) => count + 1, 0);
  const ready = lazy.here !== undefined && (!file || texts.has(file));
  const [outcome, setOutcome] = useState<"none" | "shown" | "failed" | "retrying">(ready && !gently ? "shown" : "none");
  const shown = ready && outcome === "shown";
  useEffect(() => texts.show(file), [texts, file]);
  useEffect(() => {
    if (shown) return undefined;
    let left = false;
    // In small steps, so that a slow phone answers a touch meanwhile.
    Promise.all([lazy.preload(), file && texts.prefetch(file)]).then(
      () => left || startTransition(() => (setOutcome("shown"), redraw())),
      async () => {
        const isRetry = attempt > 0;
        if (left || ((asked || isRetry) && (await missing({ what: lazy, retried: isRetry })))) return;
        if (!left) setOutcome("failed");
      },
    );
    return () => {
      left = true;
    };
  }, [shown, lazy, texts, file, attempt, asked, missing]);
  return {
    // Not as soon as it is here: a render for another reason would draw all of it in one step.
    code: shown ? lazy.here : undefined,
    ready,
    failed: outcome === "failed" || outcome === "retrying",
    retrying: outcome === "retrying",
    retry: () => {
      setOutcome("retrying");
      next();
    },
  };
}
