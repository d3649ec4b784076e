import { resolve } from "node:path";
import type { Selection } from "../../../selectBrands.ts";
import { writeConfig } from "./writeConfig.ts";

/** Writes the changed configs, one by one. */
export async function writeChanges(before: Selection, after: Selection, signal: AbortSignal): Promise<void> {
  for (const [index, source] of before.sources.entries()) {
    const text = after.sources[index]?.text ?? source.text;
    signal.throwIfAborted();
    if (text !== source.text) await writeConfig(resolve(source.file), source.text, text);
  }
}
