import type { TextFileId } from "@livery/product/textFiles.ts";
import { startTransition, useEffect, useReducer, useState } from "react";
import { useTexts } from "../i18n/TextsContext.ts";
import { useLanguage } from "../state/language.ts";
import type { LazyCode } from "./lazyCode.ts";

export interface LazyModule<Code> {
  /** The code, once it and its texts are here. */
  readonly code: Code | undefined;
  /** It did not come. It stays true while a retry is under way, so that what shows it stays in its place. */
  readonly failed: boolean;
  readonly retrying: boolean;
  /** Fetches again what did not come. */
  retry(): void;
}

/**
 * Fetches code, and the texts that it needs, as soon as the component is drawn, and draws the component again when they
 * are here. Nothing is suspended: the component shows what it likes meanwhile.
 */
export function useLazyModule<Code>(lazy: LazyCode<Code>, file?: TextFileId): LazyModule<Code> {
  const texts = useTexts();
  // Draws it again when the language changes: if its texts are not here then, it waits for them.
  useLanguage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [attempt, next] = useReducer((count: number) => count + 1, 0);
  const [outcome, setOutcome] = useState<"none" | "failed" | "retrying">("none");
  const ready = lazy.here !== undefined && (!file || texts.has(file));
  useEffect(() => texts.show(file), [texts, file]);
  useEffect(() => {
    if (ready) return undefined;
    let left = false;
    Promise.all([lazy.preload(), file && texts.prefetch(file)]).then(
      () => left || startTransition(() => (setOutcome("none"), redraw())),
      () => left || setOutcome("failed"),
    );
    return () => {
      left = true;
    };
  }, [ready, lazy, texts, file, attempt]);
  return {
    code: ready ? lazy.here : undefined,
    failed: !ready && outcome !== "none",
    retrying: !ready && outcome === "retrying",
    retry: () => {
      setOutcome("retrying");
      next();
    },
  };
}
