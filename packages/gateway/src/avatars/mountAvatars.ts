import type { Env, Hono } from "hono";
import type { AppOptions } from "../http/createApp.ts";
import { ApiError } from "../http/apiError.ts";
import { AVATAR_ROOT } from "./avatars.ts";

const NAME = /^([0-9a-f]{32})\.png$/u;

/**
 * What a picture's address shows never changes: another upload has another address. A site whose platform has a host of
 * its own may show it too.
 */
const headers = {
  "Content-Type": "image/png",
  "Cache-Control": "private, max-age=31536000, immutable",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Serves the uploaded pictures as what the platform drew, never as what was sent. */
export function mountAvatars<E extends Env>(app: Hono<E>, { store, protection }: AppOptions): void {
  app.get(`${AVATAR_ROOT}/:file`, async (context) => {
    const [, name] = NAME.exec(context.req.param("file")) ?? [];
    if (name === undefined) throw new ApiError("UNKNOWN_CALL");
    const found = await protection.carryOut(() =>
      store.read(({ first, tables }) => first(tables.selectFrom("avatar").select("png").where("name", "=", name))),
    );
    if (!found) throw new ApiError("UNKNOWN_CALL");
    return new Response(new Uint8Array(found.png), { headers });
  });
}
