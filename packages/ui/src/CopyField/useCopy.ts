import { useState } from "react";

interface Copying {
  readonly copy: () => Promise<void>;
  /** What came of copying this value; undefined before. */
  readonly outcome: "copied" | "failed" | undefined;
}

/** Copies a text to the clipboard. Where the browser does not allow it, `select` marks the text for the visitor to copy. */
export function useCopy(value: string, select: () => void): Copying {
  const [last, setLast] = useState<{ readonly value: string; readonly outcome: "copied" | "failed" }>();
  return {
    async copy() {
      try {
        await navigator.clipboard.writeText(value);
        setLast({ value, outcome: "copied" });
      } catch {
        select();
        setLast({ value, outcome: "failed" });
      }
    },
    outcome: last?.value === value ? last.outcome : undefined,
  };
}
