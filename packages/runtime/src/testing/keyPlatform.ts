import { createSend } from "@livery/platform/createSend.ts";
import { requestHeaders } from "@livery/product/requestHeaders.ts";
import { sessionToken } from "../session/session.ts";

/**
 * What happens to one request. `lost`: it is carried out, and its response does not arrive. `held`: it is carried out,
 * and its response waits for `letGo`. `offline`: it does not arrive. `expired`, `tooMany`: the platform refuses it before it looks at
 * the key. `failed`: it fails in the platform, which keeps that response with the key. `down`: it fails before that.
 * `proxyLost`: it is carried out, and a proxy answers with an error of its own. `proxyOffline`: it gets no further than that
 * proxy.
 */
export type Treatment =
  | "lost"
  | "held"
  | "offline"
  | "expired"
  | "tooMany"
  | "failed"
  | "down"
  | "proxyLost"
  | "proxyOffline";

interface Operation {
  readonly path: string;
  readonly body: string;
}

const refuse = (status: number, code: string) => () => Response.json({ success: false, code }, { status });
const cutOff = () => {
  throw new TypeError("Failed to fetch");
};
const badGateway = () => new Response("<!doctype html><title>Error</title>", { status: 500 });

/** Fields in one order, as the platform compares bodies. */
function inOrder(json: string): string {
  const fields = Object.entries(JSON.parse(json || "{}") as object);
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function bodyOf(request: Request): Promise<string> {
  if (request.headers.get("content-type")?.startsWith("multipart/") !== true) return inOrder(await request.text());
  const fields = (await request.formData()).get("request");
  return inOrder(typeof fields === "string" ? fields : "");
}

/**
 * A platform with one member that carries out every call with a key as the reference platform does (AP-G): once for each
 * key of a call, with the same response from then on, and with KEY_REUSED for another body. What has an id (an order, a
 * promotion) can be changed once: another key is too late.
 */
export function openKeyPlatform() {
  const operations: Operation[] = [];
  const responses = new Map<string, { readonly body: string; readonly respond: () => Response }>();
  const treatments: Treatment[] = [];
  let arrival = Promise.withResolvers<void>();
  let held = Promise.withResolvers<"answered" | "lost">();
  const running = new Set<string>();

  const carryOut = (operation: Operation): (() => Response) => {
    const hasId = operation.body.includes('["id",');
    const isLate = hasId && operations.some(({ path, body }) => path === operation.path && body === operation.body);
    if (isLate) return refuse(422, "ORDER_STATE");
    operations.push(operation);
    return () => Response.json({ success: true, value: {} });
  };
  const handle = (operation: Operation, name: string, treatment: Treatment | undefined): (() => Response) => {
    const former = responses.get(name);
    if (former && former.body !== operation.body) return refuse(422, "KEY_REUSED");
    if (running.has(name)) return refuse(409, "KEY_IN_FLIGHT");
    const respond = former?.respond ?? (treatment === "failed" ? refuse(500, "INTERNAL") : carryOut(operation));
    responses.set(name, { body: operation.body, respond });
    return respond;
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const treatment = treatments.shift();
    if (treatment === "offline") return cutOff();
    if (treatment === "proxyOffline") return badGateway();
    if (treatment === "expired") return refuse(401, "SESSION_EXPIRED")();
    if (treatment === "tooMany") return refuse(429, "TOO_MANY_REQUESTS")();
    if (treatment === "down") return refuse(500, "INTERNAL")();
    const key = request.headers.get(requestHeaders.idempotencyKey);
    if (key === null) return refuse(400, "KEY_MISSING")();
    const path = `${request.method} ${new URL(request.url).pathname}`;
    const name = `${path} ${key}`;
    const respond = handle({ path, body: await bodyOf(request) }, name, treatment);
    if (treatment === "lost") return cutOff();
    if (treatment === "proxyLost") return badGateway();
    if (treatment !== "held") return respond();
    running.add(name);
    arrival.resolve();
    const end = await held.promise;
    running.delete(name);
    return end === "lost" ? cutOff() : respond();
  };
  return {
    send: createSend({
      origin: "http://platform.test",
      merchant: "M1",
      language: () => "en",
      token: sessionToken,
      fetch,
    }),
    operations: operations as readonly Operation[],
    /** How the next request is treated; without this, a request is carried out and answered. */
    next(treatment: Treatment): void {
      treatments.push(treatment);
      arrival = Promise.withResolvers();
      held = Promise.withResolvers();
    },
    /** Resolves when the request to be held has arrived. */
    arrival: () => arrival.promise,
    letGo: (end: "answered" | "lost") => held.resolve(end),
  };
}
