import { beforeEach, expect, it } from "vitest";
import { ApiError } from "../http/apiError.ts";
import type { Store } from "../store/openStore.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import type { RequestContext } from "../requestContext.ts";
import { ofCatalogue } from "./ofCatalogue.ts";

const store = {} as Store;
let asked = 0;
beforeEach(() => (asked = 0));

/** Returns how often it was called, and with what. */
const route = ofCatalogue(({ merchant: { merchant }, language, query }) => {
  asked += 1;
  if (query.has("refuse")) throw new ApiError("BAD_REQUEST");
  return `${merchant} ${language} ${query}`;
});

const ask = async (query: string, others: Partial<RequestContext> = {}) =>
  route({
    store,
    merchant: testMerchant,
    language: "ko",
    query: new URLSearchParams(query),
    ...others,
  } as RequestContext);

it("computes the same request once, separately on each platform", async () => {
  expect(await ask("page=1")).toBe("TEST01 ko page=1");
  expect(await ask("page=1")).toBe("TEST01 ko page=1");
  expect(asked).toBe(1);
  await ask("page=1", { store: {} as Store });
  expect(asked).toBe(2);
});

it("another merchant, language or query has its own response", async () => {
  await ask("page=2");
  expect(await ask("page=3")).toBe("TEST01 ko page=3");
  expect(await ask("page=2", { language: "en" })).toBe("TEST01 en page=2");
  expect(await ask("page=2", { merchant: { ...testMerchant, merchant: "OTHER1" } })).toBe("OTHER1 ko page=2");
});

it("does not cache errors, and of thousands of requests only the latest", async () => {
  await expect(ask("refuse=1")).rejects.toThrow("BAD_REQUEST");
  await expect(ask("refuse=1")).rejects.toThrow("BAD_REQUEST");
  expect(asked).toBe(2);
  for (let page = 0; page < 1000; page += 1) await ask(`many=${page}`);
  asked = 0;
  await ask("many=999");
  await ask("many=0");
  expect(asked).toBe(1);
});
