import type { SiteConfig } from "@livery/product/siteConfig.ts";

const everything = "B,PL,PU,PR";

/**
 * The kinds of announcements that a site requests: those that its config lists. A site that keeps the default list
 * (banners only) requests all kinds except the header's (BR-020).
 */
export function announcementTypes({ announcements }: Pick<SiteConfig, "announcements">): string {
  const listed = announcements.join(",");
  return listed === "B" ? everything : listed;
}
