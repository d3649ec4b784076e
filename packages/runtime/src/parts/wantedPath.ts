import { HOME_PATH } from "@livery/product/routes.ts";

/** What the way to the login carries with it: where the visitor wanted to go (RT-036). */
export interface LoginState {
  readonly wanted: string;
}

/**
 * Where to go after the login: the address that the visitor was sent away from if it is one of this site, else home. A
 * history entry can be written by others, so nothing of it is taken on trust.
 */
export function wantedPath(state: unknown, origin: string): string {
  const wanted = typeof state === "object" && state !== null ? (state as Partial<LoginState>).wanted : undefined;
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return HOME_PATH;
  if (!URL.canParse(wanted, origin)) return HOME_PATH;
  const address = new URL(wanted, origin);
  if (address.origin !== origin || address.pathname.startsWith("//")) return HOME_PATH;
  if (address.pathname === "/" || address.pathname.replace(/\/+$/u, "") === "/login") return HOME_PATH;
  return address.pathname + address.search + address.hash;
}
