import type { FunctionComponent } from "react";
import { type LazyCode, lazyCode } from "./lazyCode.ts";
import type { SectionProps } from "./sectionProps.ts";

/** A page, dialog or pane whose code is loaded when it is needed. */
export type Section<Props = SectionProps> = LazyCode<FunctionComponent<Props>>;

export function lazySection<Props>(fetchCode: () => Promise<{ default: FunctionComponent<Props> }>): Section<Props> {
  return lazyCode(async () => (await fetchCode()).default);
}
