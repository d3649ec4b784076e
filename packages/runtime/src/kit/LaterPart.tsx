import type { TextFileId } from "@livery/product/textFiles.ts";
import { type ComponentType, createElement } from "react";
import { CallFailure } from "./calls/CallFailure.tsx";
import type { LazyCode } from "../loading/lazyCode.ts";
import { useLazyModule } from "./useLazyModule.ts";

interface LaterPartProps<Props> {
  readonly code: LazyCode<ComponentType<Props>>;
  /** The texts that it needs beside those of its page. */
  readonly texts?: TextFileId | undefined;
  /** What it is, as in the message "Could not be loaded: Terms". */
  readonly what: string;
  readonly props: Props;
}

/**
 * The content of a section in chunks of its own: the start knows the chunks of every section, but not those that a section
 * itself fetches.
 */
export function LaterPart<Props extends object>({ code, texts, what, props }: LaterPartProps<Props>) {
  const { code: Part, failed, retrying, retry } = useLazyModule(code, texts);
  if (Part) return createElement(Part, props);
  return failed ? <CallFailure what={what} form="block" retrying={retrying} onRetry={retry} /> : null;
}
