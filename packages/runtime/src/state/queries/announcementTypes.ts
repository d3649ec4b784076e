import type { SiteConfig } from "@livery/product/siteConfig.ts";

const everything = "B,PL,PU,PR";

/**
 * The kinds of announcements that a site asks for: those that its config lists; one that leaves the list as it is, at
 * banners alone, asks for all but the header's (BR-020).
 */
export function announcementTypes({ announcements }: Pick<SiteConfig, "announcements">): string {
  const listed = announcements.join(",");
  return listed === "B" ? everything : listed;
}
