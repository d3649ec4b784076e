import type { FeatureId } from "@livery/product/features.ts";
import type { HomeSectionId } from "@livery/product/homeSections.ts";
import { hasPage, type RoutePath } from "@livery/product/routes.ts";
import { gameRowOf } from "./planHome.ts";

/** The sections that have a heading. */
export type HeadedSectionId = Exclude<HomeSectionId, "shortcuts" | "trust" | "app">;

/** The page with everything that a section shows a part of, if the site has that page. */
export function sectionPath(
  id: HeadedSectionId,
  features: Readonly<Record<FeatureId, boolean>>,
): RoutePath | undefined {
  const path = pageOf(id);
  return path && hasPage(path, { features }) ? path : undefined;
}

function pageOf(id: HeadedSectionId): RoutePath | undefined {
  if (id === "hot") return "/hot";
  if (id === "promotions") return "/promotions";
  return gameRowOf(id)?.path;
}
