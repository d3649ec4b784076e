import type { RouteRow } from "@livery/product/routes.ts";

/** What every lazy section gets: the route that it is shown for, as several routes may share one section. */
export interface SectionProps {
  readonly route: RouteRow;
}
