import type { RouteRow } from "@livery/product/routes.ts";

/** The props of every lazy section. Several routes may share a section, so it receives the current one. */
export interface SectionProps {
  readonly route: RouteRow;
}
