import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { pagePaths } from "./pagePaths.ts";

/** Pages that are useless in a search engine: login, registration, and frames with third-party games. */
const CLOSED = new Set(["/login", "/register", "/game", "/seamless"]);

/** `robots.txt`. It names only pages that the brand has: a disabled feature leaves no trace here either (BR-007). */
export function renderRobots(site: Pick<SiteConfig, "features">): string {
  const closed = pagePaths(site).filter((path) => CLOSED.has(path));
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}`;
}
