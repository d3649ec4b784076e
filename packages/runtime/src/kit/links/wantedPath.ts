import { HOME_PATH } from "@livery/product/routes.ts";

/** The state of the login's history entry: where the visitor wanted to go (RT-036). */
export interface LoginState {
  readonly wanted: string;
}

/**
 * Where to go after the login: the page that the visitor wanted, if it is on this site, otherwise home. Other scripts
 * can write history entries, so the state is not trusted.
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
