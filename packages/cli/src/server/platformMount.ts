import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { PictureStore } from "@livery/pack/pictures/pictureStore.ts";
import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { FLAG_ROOT } from "@livery/product/flags.ts";
import { PICTURE_ROOT } from "@livery/product/pictures.ts";
import { flagResponse } from "./flagResponse.ts";
import type { Mount } from "./mount.ts";
import type { LocalPlatform } from "./openPlatform.ts";
import { pictureResponse } from "./pictureResponse.ts";
import { requestLike } from "./requestLike.ts";

/**
 * The roots of all platform paths: those of the AP table of the requirements register, that of flags (BR-044), and that
 * of its Firebase emulator.
 */
const ROOTS = new RegExp(
  String.raw`^/(?:wps|lgw|lotto|${FLAG_ROOT.slice(1)}|identitytoolkit\.googleapis\.com)(?:/|$)`,
  "u",
);

/** Headers with which a client could fake its identity; there is no proxy in front of this server. */
const FORGEABLE = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

export interface PlatformMountOptions {
  /** The current brand: in development it changes while the server runs, and may not compile yet. */
  readonly brand: () => Pick<CompiledBrand, "site" | "theme"> | undefined;
  readonly pictures: PictureStore;
  readonly platform: Pick<LocalPlatform, "answer" | "picture">;
}

/**
 * Mounts the platform under the brand's own origin: at the root, and at the base in the brand's `hosts.api` if that is
 * a path (BR-055). A call with a custom path is found there (AP-F). Pictures and flags are drawn here, because the platform only
 * names them, and within its rate limits, because drawing is expensive.
 */
export function createPlatformMount({ brand, pictures, platform }: PlatformMountOptions): Mount {
  const callOf = (path: string): string | undefined => callPath(path, brand()?.site.hosts);
  return {
    takes: (path) => callOf(path) !== undefined,
    answer(request, visitor) {
      const path = callOf(new URL(request.url).pathname);
      const shown = brand();
      if (path === undefined || shown === undefined) return new Response("Not found.\n", { status: 404 });
      if (path.startsWith(`${PICTURE_ROOT}/`)) {
        return platform.picture(request, visitor, () => pictureResponse(request, path, shown, pictures));
      }
      if (path.startsWith(`${FLAG_ROOT}/`)) {
        return platform.picture(request, visitor, async () => flagResponse(request, path));
      }
      return platform.answer(requestAt(request, path), visitor);
    },
  };
}

/** This machine under the server's own names: no page of another site can use these as its own host. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/iu;

/**
 * Mounts the platform under the server's own name, for programs such as `livery conform`: not every program can resolve
 * `<id>.localhost`. The request's `Merchant` header names the brand.
 */
export function createOwnPlatformMount(platform: Pick<LocalPlatform, "answer">): Mount {
  return {
    takes: (path, host) => OWN_HOST.test(host) && ROOTS.test(path),
    answer: (request, visitor) => platform.answer(requestAt(request, new URL(request.url).pathname), visitor),
  };
}

type Hosts = Pick<CompiledBrand["site"]["hosts"], "api" | "endpoints">;

/** The path as the platform knows it; `undefined` for a path of the site. */
function callPath(path: string, { api, endpoints }: Hosts = { api: "/", endpoints: {} }): string | undefined {
  const base = api.startsWith("/") ? api.replace(/\/$/, "") : "";
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const id = Object.keys(endpoints).find((known) => endpoints[known] === inside);
  if (id !== undefined) return allCalls.find((call) => call.id === id)?.path;
  return [path, inside].find((candidate) => ROOTS.test(candidate));
}

/** The request for the platform: with the platform's path and without headers about its source. */
function requestAt(request: Request, path: string): Request {
  const { origin, pathname, search } = new URL(request.url);
  if (path === pathname && !FORGEABLE.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of FORGEABLE) headers.delete(name);
  return requestLike(request, { url: `${origin}${path}${search}`, headers });
}
