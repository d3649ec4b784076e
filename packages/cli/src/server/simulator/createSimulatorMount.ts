import { Hono } from "hono";
import { brandOfHost } from "../brandOfHost.ts";
import type { Mount } from "../mount.ts";
import { clientModule } from "./clientModule.ts";
import { isOwnRequest, isSameSite } from "./isOwnRequest.ts";
import { renderSimulator } from "./renderSimulator.ts";
import { createSimulatorApi, type SimulatedPlatform } from "./simulatorApi.ts";

interface SimulatorMountOptions {
  readonly platform: () => Promise<SimulatedPlatform>;
  /** Whether the server has a gallery, and with it the font of its own pages; otherwise its root is the only site. */
  readonly hasGallery: boolean;
}

const ROOT = "/simulator";

const refused = (): Response => new Response("The simulator is available only on this machine.\n", { status: 403 });

/**
 * The panel of the platform's simulator, with its API, below /simulator/ of the server's own name. It works only on
 * this machine, and scripts of other pages can neither read nor change anything.
 */
export function createSimulatorMount({ platform, hasGallery }: SimulatorMountOptions): Mount {
  const app = new Hono();
  app.use("*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("X-Content-Type-Options", "nosniff");
  });
  app.get(ROOT, (context) => context.redirect(`${ROOT}/`));
  app.get(`${ROOT}/`, () => renderSimulator({ hasGallery }));
  app.get(`${ROOT}/client/:file`, async (context) => {
    const code = await clientModule(context.req.param("file"));
    if (code === undefined) return context.notFound();
    return context.body(code, 200, { "Content-Type": "text/javascript; charset=utf-8" });
  });
  app.use(`${ROOT}/api/*`, async ({ req }, next) => (isSameSite(req.raw) ? next() : refused()));
  app.route(`${ROOT}/api`, createSimulatorApi(platform));
  return {
    takes: (path, host) => (path === ROOT || path.startsWith(`${ROOT}/`)) && brandOfHost(host) === undefined,
    answer: (request, visitor) => (isOwnRequest(request, visitor) ? app.fetch(request) : refused()),
  };
}
