import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { PictureStore } from "@livery/pack/pictures/pictureStore.ts";
import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { PICTURE_ROOT } from "@livery/product/pictures.ts";
import type { Mount } from "./mount.ts";
import type { LocalPlatform } from "./openPlatform.ts";
import { pictureResponse } from "./pictureResponse.ts";
import { requestLike } from "./requestLike.ts";

/** The roots of every path that the platform answers (AP table of the ledger). */
const ROOTS = /^\/(?:wps|lgw|lotto)(?:\/|$)/;

/** Headers by which a client could pretend to be somebody else; nothing stands before this server. */
const FORGEABLE = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

export interface PlatformMountOptions {
  /** The brand as it is now: development changes it while the server runs, and may have none that compiles yet. */
  readonly brand: () => Pick<CompiledBrand, "site" | "theme"> | undefined;
  readonly pictures: PictureStore;
  readonly platform: Pick<LocalPlatform, "answer" | "picture">;
}

/**
 * Puts the platform under the brand's own origin: at the root, and at the base that the brand's `hosts.api` names where
 * that is a path (BR-055); a call that the brand knows by another path is found there (AP-F). Pictures are drawn here,
 * because the platform only names them, and under its limits, because drawing is work.
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
      return platform.answer(requestAt(request, path), visitor);
    },
  };
}

type Hosts = Pick<CompiledBrand["site"]["hosts"], "api" | "endpoints">;

/** The path as the platform knows it; `undefined` for one that is the site's own. */
function callPath(path: string, { api, endpoints }: Hosts = { api: "/", endpoints: {} }): string | undefined {
  const base = api.startsWith("/") ? api.replace(/\/$/, "") : "";
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const id = Object.keys(endpoints).find((known) => endpoints[known] === inside);
  if (id !== undefined) return allCalls.find((call) => call.id === id)?.path;
  return [path, inside].find((candidate) => ROOTS.test(candidate));
}

/** The request as the platform is to see it: at its own path, and saying nothing about where it comes from. */
function requestAt(request: Request, path: string): Request {
  const { origin, pathname, search } = new URL(request.url);
  if (path === pathname && !FORGEABLE.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of FORGEABLE) headers.delete(name);
  return requestLike(request, { url: `${origin}${path}${search}`, headers });
}
