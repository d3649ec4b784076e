import type { RoutePath } from "@livery/product/routes.ts";
import { plainPath } from "./plainPath.ts";

/** Pages that belong to the entry of another one in the menus. */
const within: Readonly<Partial<Record<string, RoutePath>>> = {
  "/promoDetail": "/promotions",
  "/download": "/down",
} satisfies Partial<Record<RoutePath, RoutePath>>;

/** Whether the page at an address is the one that a menu's entry leads to, or belongs to it. */
export function isActive(path: RoutePath, pathname: string): boolean {
  const plain = plainPath(pathname);
  return plain === path || within[plain] === path;
}
