import type { RoutePath } from "@livery/product/routes.ts";
import { plainPath } from "./plainPath.ts";

/** Pages without a menu entry of their own, and the page whose entry they belong to. */
const within: Readonly<Partial<Record<string, RoutePath>>> = {
  "/promoDetail": "/promotions",
  "/download": "/down",
} satisfies Partial<Record<RoutePath, RoutePath>>;

/** Whether the menu entry of `path` is the active one at an address. */
export function isActive(path: RoutePath, pathname: string): boolean {
  const plain = plainPath(pathname);
  return plain === path || within[plain] === path;
}
