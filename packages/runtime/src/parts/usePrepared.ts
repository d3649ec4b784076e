import type { TextFileId } from "@livery/product/textFiles.ts";
import { useEffect, useReducer, useState } from "react";
import { useTexts } from "../i18n/TextsContext.ts";
import { useLanguage } from "../state/language.ts";
import type { LazyCode } from "./lazyCode.ts";

interface Prepared<Code> {
  /** The code, once it and its texts are here. */
  readonly code: Code | undefined;
  readonly failed: boolean;
  /** Asks anew for what did not come. */
  readonly retry: () => void;
}

/** Code that speaks, fetched together with its texts while `wanted`. Nothing is suspended: its place says how it stands. */
export function usePrepared<Code>(lazy: LazyCode<Code>, file: TextFileId, wanted = true): Prepared<Code> {
  const texts = useTexts();
  // Draws it again when the language changes: should its texts not be here then, it waits for them.
  useLanguage();
  const [failed, setFailed] = useState(false);
  const [attempt, next] = useReducer((count: number) => count + 1, 0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const ready = lazy.here !== undefined && texts.has(file);
  useEffect(() => (wanted ? texts.show(file) : undefined), [texts, file, wanted]);
  useEffect(() => {
    if (!wanted || ready) return undefined;
    let left = false;
    Promise.all([lazy.preload(), texts.prefetch(file)]).then(
      () => left || redraw(),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
      setFailed(false);
    };
  }, [wanted, ready, lazy, texts, file, attempt]);
  return { code: ready ? lazy.here : undefined, failed, retry: next };
}
