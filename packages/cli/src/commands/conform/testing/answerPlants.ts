import { answered, changed, inValue, type Plant } from "./alter.ts";

const ANSWER = "its answer";

/** Answers that differ from the contract. */
export const answerPlants: readonly Plant[] = [
  {
    title: "a required field is missing",
    call: "withdrawalInfo",
    check: ANSWER,
    at: "/value/ordersLeft",
    got: "nothing",
    alter: inValue((value: { ordersLeft?: number }) => delete value.ordersLeft),
  },
  {
    title: "a number comes as a text",
    call: "pointBalance",
    check: ANSWER,
    at: "/value/points",
    got: "the text",
    alter: inValue((value: { points: unknown }) => (value.points = `${String(value.points)}`)),
  },
  {
    title: "a required field is null",
    call: "deposits",
    check: ANSWER,
    at: "/value/total",
    got: "null",
    alter: inValue((value: { total: unknown }) => (value.total = null)),
  },
  {
    title: "a list has an extra null",
    call: "openedNumbers",
    check: ANSWER,
    at: "/value/numbers/2",
    got: "null",
    alter: inValue((value: { numbers: unknown[] }) => value.numbers.splice(2, 0, null)),
  },
  {
    title: "one item of a list has no id",
    call: "gameList",
    check: ANSWER,
    at: "/value/games/3/gameId",
    got: "nothing",
    alter: inValue((value: { games: { gameId?: string }[] }) => delete value.games[3]?.gameId),
  },
  {
    title: "an order has a state that nobody knows",
    call: "confirmDeposit",
    check: ANSWER,
    at: "/value/state",
    got: "WAITING",
    alter: inValue((value: { state: string }) => (value.state = "WAITING")),
  },
  {
    title: "money has a fraction of its smallest unit",
    call: "pointRewards",
    check: ANSWER,
    at: "/value/list/0/worth",
    got: ".5",
    alter: inValue((value: { list: { worth: number }[] }) => (value.list[0]!.worth += 0.5)),
  },
  {
    title: "the balance comes in the smallest unit",
    call: "balance",
    check: "agrees with consolidatedFunds",
    at: "/value/sumBalance",
    got: "",
    alter: inValue((value: { sumBalance: number }) => (value.sumBalance *= 100)),
  },
  {
    title: "an amount comes back in whole units",
    call: "transferUpline",
    check: ANSWER,
    at: "/value/amount",
    got: "",
    alter: inValue((value: { amount: number }) => (value.amount /= 100)),
  },
  {
    title: "the answer is a page of HTML",
    call: "announcements",
    check: ANSWER,
    got: "<!doctype html>",
    alter: async () =>
      new Response("<!doctype html><title>Sign in</title>", { headers: { "Content-Type": "text/html" } }),
  },
  {
    title: "JSON is sent as plain text",
    call: "countryCodes",
    check: ANSWER,
    got: "text/plain",
    alter: async (request, next) => new Response(await (await next(request)).text()),
  },
  {
    title: "a valid request is redirected",
    call: "domainRoute",
    check: ANSWER,
    got: "status 302",
    alter: async () => new Response(null, { status: 302, headers: { Location: "/elsewhere" } }),
  },
  {
    title: "the connection is closed",
    call: "ranks",
    check: ANSWER,
    got: "the connection was closed",
    alter: () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNRESET" } })),
  },
  {
    title: "no answer comes in time",
    call: "fixtures",
    check: ANSWER,
    got: "no answer within",
    alter: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      }),
    isAlone: true,
    timeoutMs: 2000,
  },
  {
    title: "a valid request is not implemented",
    call: "teamProfit",
    check: ANSWER,
    got: "status 501 (NOT_IMPLEMENTED: Later)",
    alter: async () => answered({ success: false, code: "NOT_IMPLEMENTED", message: "Later" }, { status: 501 }),
  },
  {
    title: "a success is reported as a failure",
    call: "whitelabel",
    check: ANSWER,
    at: "/success",
    got: "status 200",
    alter: changed((body) => (body.success = false)),
  },
];
