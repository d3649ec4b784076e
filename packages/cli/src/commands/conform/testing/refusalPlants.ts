import { DEMO_PASSWORD } from "@livery/gateway/demoAccounts.ts";
import { DOT_PNG, fileOf } from "@livery/gateway/testing/dotPng.ts";
import { answered, byKeyAlone, headers, inBody, type Plant, refusals, tokenOf } from "./alter.ts";

const FIELDS = "a field of the wrong type";

/** Requests that should be refused, or repeated, and are not. */
export const refusalPlants: readonly Plant[] = [
  {
    title: "the token is ignored",
    call: "bankCards",
    check: "a request without a session",
    got: "status 200",
    alter: tokenOf("demo"),
  },
  {
    title: "an unknown token counts as a visitor",
    call: "promotion",
    check: "a request with an unknown session",
    got: "status 200",
    alter: headers((own) => own.delete("Authorization")),
  },
  {
    title: "an unknown merchant is accepted",
    call: "rankList",
    check: "a request for an unknown merchant",
    got: "status 200",
    alter: headers((own) => own.set("Merchant", "TEST01")),
  },
  {
    title: "any method is accepted",
    call: "helpCenter",
    check: "a request with another method",
    got: "status 200",
    alter: (request, next) => next(request.method === "PATCH" ? new Request(request, { method: "GET" }) : request),
  },
  {
    title: "members may see what only agents may",
    call: "downline",
    check: "a member who is not an agent",
    got: "status 200",
    alter: headers((own, tokens) => {
      if (own.get("Authorization") === tokens["own demo"]) own.set("Authorization", tokens["agent1"] ?? "");
    }),
  },
  {
    title: "a trial account may add bank cards",
    call: "addBankCard",
    check: "a trial account",
    got: "status 200",
    alter: headers((own, tokens) => {
      if (own.get("Authorization") === tokens["own trial"]) own.set("Authorization", tokens["own demo"] ?? "");
    }),
  },
  {
    title: "an amount below the bounds is raised to them, as where they are those of another currency",
    call: "transferUpline",
    check: "an amount out of its bounds",
    got: "status 200",
    async alter(request, next) {
      const body = (await request.clone().json()) as { readonly amount: number };
      const raised = { ...body, amount: Math.max(10_000, Math.ceil(body.amount)) };
      return next(new Request(request, { method: request.method, body: JSON.stringify(raised) }));
    },
    isAlone: true,
  },
  {
    title: "a required field may be missing",
    call: "chatMessages",
    check: "a request without a required field",
    got: "status 200",
    alter: (request, next) => {
      const url = new URL(request.url);
      if (!url.searchParams.has("room")) url.searchParams.set("room", "lounge");
      return next(new Request(url, request));
    },
  },
  {
    title: "a field of the wrong type counts as absent",
    call: "transfers",
    check: FIELDS,
    got: "status 200",
    alter: (request, next) => {
      const url = new URL(request.url);
      if (url.searchParams.get("pageNo") === "many") url.searchParams.delete("pageNo");
      return next(new Request(url, request));
    },
  },
  {
    title: "a refusal has the status 200",
    call: "favoriteGameIds",
    check: "a request without a session",
    got: "status 200 (SESSION_EXPIRED",
    alter: refusals(401, (body) => answered(body, { status: 200 })),
  },
  {
    title: "a refusal has no code",
    call: "setFavoriteGame",
    check: FIELDS,
    at: "/code",
    got: "nothing",
    alter: refusals(422, ({ code: _, ...body }) => answered(body, { status: 422 })),
  },
  {
    title: "a refusal is a page of HTML",
    call: "memberInfo",
    check: "a request with an unknown session",
    got: "<h1>401</h1>",
    alter: refusals(401, () => new Response("<h1>401</h1>", { status: 401, headers: { "Content-Type": "text/html" } })),
  },
  {
    title: "a key is not remembered",
    call: "createDeposit",
    check: "the same key again",
    at: "/value/id",
    got: "",
    alter: headers((own) => {
      if ((own.get("Idempotency-Key")?.length ?? 0) > 16) own.set("Idempotency-Key", crypto.randomUUID());
    }),
    isAlone: true,
  },
  {
    title: "a key is remembered without its body",
    call: "transferFunds",
    check: "the same key with another body",
    got: "status 200",
    alter: byKeyAlone(),
  },
  {
    title: "a key may be missing",
    call: "sendChatMessage",
    check: "a request without a key",
    got: "status 200",
    alter: headers((own) => own.set("Idempotency-Key", own.get("Idempotency-Key") ?? crypto.randomUUID())),
  },
  {
    title: "what is cancelled can be cancelled again",
    call: "cancelDeposit",
    check: "the same again with a new key",
    got: "status 200",
    alter: (() => {
      const cancelled = new Map<string, string>();
      return async (request, next) => {
        const { id, ...others } = (await request.clone().json()) as { id: string };
        const response = await next(request);
        if (response.status === 200) cancelled.set(id, await response.clone().text());
        const done = Object.keys(others).length === 0 && response.status === 409 ? cancelled.get(id) : undefined;
        return done === undefined ? response : answered(JSON.parse(done), { status: 200 });
      };
    })(),
  },
  {
    title: "a body may be of any size",
    call: "setAvatar",
    check: "a body of a megabyte",
    got: "status 422",
    alter: async (request, next) => {
      const { length } = await request.clone().text();
      const { url, method, headers: own } = request;
      return next(length > 1_000_000 ? new Request(url, { method, headers: own, body: "{}" }) : request);
    },
  },
  {
    title: "a picture is what its first bytes say",
    call: "uploadAvatar",
    check: "a file that only begins like a picture",
    got: "status 200",
    alter: async (request, next) => {
      const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/") === true;
      const form = isUpload ? await request.clone().formData() : undefined;
      const image = form?.get("image");
      if (!form || !(image instanceof File) || !(await image.text()).includes("<script>")) return next(request);
      const own = new Headers(request.headers);
      own.delete("Content-Type");
      form.set("image", fileOf(DOT_PNG));
      return next(new Request(request.url, { method: request.method, headers: own, body: form }));
    },
  },
  {
    title: "a wrong password logs in",
    call: "login",
    check: "a wrong password",
    got: "status 200",
    alter: async (request, next) => {
      const response = await next(request);
      return response.status === 422 && ((await response.clone().json()) as { code: string }).code === "WRONG_LOGIN"
        ? answered({ success: true, value: { token: "anybody" } }, { status: 200 })
        : response;
    },
  },
  {
    title: "a session alone changes a profile",
    call: "updateProfile",
    check: "a change without the login password",
    got: "status 200",
    alter: inBody(({ password = DEMO_PASSWORD, ...fields }) => ({ ...fields, password })),
  },
  {
    title: "any password confirms a new card",
    call: "addBankCard",
    check: "a change with a wrong login password",
    got: "status 200",
    alter: inBody(({ password, ...fields }) => ({
      ...fields,
      password: typeof password === "string" ? DEMO_PASSWORD : password,
    })),
    isAlone: true,
  },
  {
    title: "other sessions go on after a change",
    call: "updateProfile",
    check: "another session of the member after a change",
    got: "status 200",
    alter: async () => answered({ success: true, value: { nickname: "Summer", setOnce: [] } }, { status: 200 }),
    isAlone: true,
  },
  {
    title: "a new card is paid out to at once",
    call: "createWithdrawal",
    check: "a withdrawal to a card that was just added",
    got: "status 200",
    alter: refusals(422, (body) =>
      body["code"] === "CARD_TOO_NEW" ? answered({ success: true }, { status: 200 }) : answered(body, { status: 422 }),
    ),
    isAlone: true,
  },
  {
    title: "a session goes on after its end",
    call: "logout",
    check: "the session after it",
    got: "status 200",
    alter: async () => answered({ success: true }, { status: 200 }),
  },
];
