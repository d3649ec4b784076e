import type { ComponentType } from "react";
import { type LazyCode, lazyCode } from "../parts/lazyCode.ts";
import type { SectionProps } from "../parts/sectionProps.ts";

type SectionComponent = ComponentType<SectionProps>;

/** A section whose code is fetched when it is asked for. */
export type Section = LazyCode<SectionComponent>;

export function lazySection(fetchCode: () => Promise<{ default: SectionComponent }>): Section {
  return lazyCode(async () => (await fetchCode()).default);
}
