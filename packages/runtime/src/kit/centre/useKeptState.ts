import { use, useState } from "react";
import { PaneContext } from "./PaneContext.ts";

/**
 * State that a pane has again when it is shown again, until its centre closes; elsewhere it is plain state. `asked`: what
 * the pane was opened for, which comes before what was kept.
 */
export function useKeptState<Value>(
  name: string,
  initial: Value,
  asked?: NoInfer<Value>,
): readonly [Value, (next: Value) => void] {
  const kept = use(PaneContext)?.kept;
  const [value, setValue] = useState(() => asked ?? (kept?.get(name) as Value | undefined) ?? initial);
  const change = (next: Value) => {
    kept?.set(name, next);
    setValue(next);
  };
  return [value, change];
}
