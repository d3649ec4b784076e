import type { PlannedSection } from "./planHome.ts";

export type HomeSectionProps = PlannedSection;
