import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dialogStackAtom, openDialogAtom } from "../dialogs/dialogs.ts";
import { forgetSessionOnChange } from "./forgetSession.ts";
import { withErrorHandling } from "./withErrorHandling.ts";
import { languageAtom } from "../site/language.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { queryClientAtom } from "../kit/calls/queryClient.ts";
import { sendAtom } from "../site/send.ts";
import { audienceAtom, dropSessionAtom, sessionAtom, startSessionAtom, tokenAtom } from "./session.ts";
import { keepMerchant, keepToken } from "./sessionKeys.ts";
import { enterNewAccountAtom, signInAtom } from "../kit/account/signIn.ts";
import { signOutAtom } from "../kit/account/signOut.ts";
import { type Responses, fakeSend, apiError } from "../testing/fakeSend.ts";
import { fakeStorage, storedIn } from "../testing/fakeStorage.ts";
import { fakeTabs } from "../testing/fakeTabs.ts";
import { neo } from "../testing/memberStore.ts";
import { intentionsAtom } from "../kit/writes/intentions.ts";

const responses = { login: { token: "t1" }, memberInfo: neo, logout: {} };

const memberKeys = {
  token: "t1",
  account: "neo01",
  customerId: "77",
  nickname: "Neo",
  isAgent: "0",
  toUpline: "true",
  memberLabel: "G",
};

const merchantKeys = { merchant: "M1", merchantCode: "M1" };

function site(platform: Responses) {
  const store = createStore();
  const { send, sent } = fakeSend(platform);
  store.set(sendAtom, withErrorHandling(send, store));
  forgetSessionOnChange(store);
  keepMerchant("M1");
  return { store, sent, state: () => store.get(sessionAtom).state };
}

/** The calls whose responses are kept. */
function asked(store: ReturnType<typeof createStore>): readonly unknown[] {
  const kept = store.get(queryClientAtom).getQueryCache().getAll();
  return kept.map(({ queryKey }) => queryKey[0]);
}

const account = { username: "neo01", password: "secret" };

beforeEach(() => {
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
});

afterEach(() => vi.unstubAllGlobals());

describe("login", () => {
  test("AU-007 AU-080 ST-015 CN-053 it leaves the specification's keys in session storage", async () => {
    const { store } = site(responses);
    await store.set(signInAtom, account);
    expect(storedIn(sessionStorage)).toEqual({ ...merchantKeys, ...memberKeys });
  });

  test.each([
    ["ST-003 account", "account", "neo01"],
    ["ST-004 customerId", "customerId", "77"],
    ["ST-005 nickname", "nickname", "Neo"],
    ["ST-006 isAgent", "isAgent", "0"],
    ["ST-007 toUpline", "toUpline", "true"],
    ["ST-008 memberLabel", "memberLabel", "G"],
  ])("%s is in session storage from the login to the logout", async (_title, key, value) => {
    const { store } = site(responses);
    await store.set(signInAtom, account);
    expect(sessionStorage.getItem(key)).toBe(value);
    await store.set(signOutAtom);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test("AU-013 nobody is logged in before the platform says who it is", async () => {
    let tellMember = (_: unknown): void => undefined;
    const asked = new Promise((resolve) => (tellMember = resolve));
    const { store, state } = site({ ...responses, memberInfo: () => asked });
    const coming = store.set(signInAtom, account);
    await expect.poll(() => sessionStorage.getItem("token")).toBe("t1");
    expect(state()).toBe("out");
    tellMember(neo);
    await coming;
    expect(store.get(sessionAtom)).toEqual({ state: "in", token: "t1", member: neo });
  });

  test("AU-014 without the member's data there is no login and no token", async () => {
    const { store, state } = site({ ...responses, memberInfo: apiError(500) });
    await expect(store.set(signInAtom, account)).rejects.toMatchObject({ status: 500 });
    expect(state()).toBe("out");
    expect(storedIn(sessionStorage)).toEqual(merchantKeys);
  });

  test("a refused one changes nothing", async () => {
    const { store, sent, state } = site({ login: apiError(422, "WRONG_LOGIN") });
    await expect(store.set(signInAtom, account)).rejects.toMatchObject({ code: "WRONG_LOGIN" });
    expect(state()).toBe("out");
    expect(sent).toEqual([{ id: "login", request: { type: "username", ...account } }]);
  });
});

describe("an agent site", () => {
  const agencyOf = (agentType: number, responses: Responses = {}) => {
    const agency = site({ login: { token: "t1" }, memberInfo: { ...neo, agentType }, ...responses });
    agency.store.set(audienceAtom, "agent");
    return agency;
  };

  test.each([0, 3, 4, 40])(
    "RO-011 BR-053 ER-025 it refuses an account of type %d, whatever its platform says",
    async (type) => {
      const { store, state } = agencyOf(type);
      await expect(store.set(signInAtom, account)).rejects.toMatchObject({ code: "NOT_AGENT" });
      expect(state()).toBe("out");
      expect(storedIn(sessionStorage)).toEqual(merchantKeys);
      expect(store.get(noticeAtom)).toBeUndefined();
    },
  );

  test.each([1, 2, 41, 42])("an agent of type %d logs in", async (type) => {
    const { store, state } = agencyOf(type);
    await store.set(signInAtom, account);
    expect(state()).toBe("in");
  });

  test("RO-011 a session of another account ends at the start, with a message", async () => {
    keepToken("t1");
    const { store, state } = agencyOf(0);
    await store.set(startSessionAtom);
    expect(state()).toBe("out");
    expect(storedIn(sessionStorage)).toEqual(merchantKeys);
    expect(store.get(noticeAtom)).toEqual({ kind: "agentsOnly" });
  });
});

describe("a member site", () => {
  test.each([0, 1, 2, 4, 41, 42])("an account of type %d that the platform lets in is logged in", async (agentType) => {
    const { store, state } = site({ ...responses, memberInfo: { ...neo, agentType } });
    await store.set(signInAtom, account);
    expect(state()).toBe("in");
  });

  test.each(["NOT_MEMBER", "NOT_AGENT"])("a refusal by %s leaves no token", async (code) => {
    const { store, state } = site({ login: apiError(403, code) });
    await expect(store.set(signInAtom, account)).rejects.toMatchObject({ code });
    expect(state()).toBe("out");
    expect(storedIn(sessionStorage)).toEqual(merchantKeys);
  });
});

describe("a new account", () => {
  test("AU-063 the token of its registration logs in", async () => {
    const { store, sent } = site(responses);
    await expect(store.set(enterNewAccountAtom, { token: "t2" }, account)).resolves.toBe(true);
    expect(sent.map(({ id }) => id)).toEqual(["memberInfo"]);
    expect(store.get(tokenAtom)).toBe("t2");
    expect(store.get(noticeAtom)).toEqual({ kind: "welcome", name: "Neo" });
  });

  test("AU-063 without a token the new name and password do", async () => {
    const { store, sent } = site(responses);
    await expect(store.set(enterNewAccountAtom, {}, account)).resolves.toBe(true);
    expect(sent.map(({ id }) => id)).toEqual(["login", "memberInfo"]);
    expect(store.get(noticeAtom)).toEqual({ kind: "welcome", name: "Neo" });
  });

  test("an account that cannot be logged in yet is told apart from none", async () => {
    const { store, state } = site({ ...responses, memberInfo: apiError(500) });
    await expect(store.set(enterNewAccountAtom, { token: "t2" }, account)).resolves.toBe(false);
    expect(state()).toBe("out");
  });
});

describe("the start", () => {
  test("AU-021 with a token it asks who that is", async () => {
    keepToken("t1");
    const { store } = site(responses);
    const coming = store.set(startSessionAtom);
    expect(store.get(sessionAtom)).toEqual({ state: "starting", token: "t1" });
    await coming;
    expect(store.get(sessionAtom)).toMatchObject({ state: "in", member: neo });
  });

  test("without one it asks nothing", async () => {
    const { store, sent, state } = site(responses);
    await store.set(startSessionAtom);
    expect([state(), sent]).toEqual(["out", []]);
  });

  test("AU-022 a token that the platform refuses is dropped, and the visitor told", async () => {
    keepToken("old");
    const { store, state } = site({ memberInfo: apiError(401) });
    await store.set(startSessionAtom);
    expect(state()).toBe("out");
    expect(storedIn(sessionStorage)).toEqual(merchantKeys);
    expect(store.get(noticeAtom)).toEqual({ kind: "expired" });
  });

  test("without a response the token is kept, and asking again works", async () => {
    keepToken("t1");
    let down = true;
    const { store, state } = site({ memberInfo: () => (down ? apiError(503) : neo) });
    await store.set(startSessionAtom);
    expect(state()).toBe("unknown");
    down = false;
    await store.set(startSessionAtom);
    expect(state()).toBe("in");
  });
});

describe("calls of a member", () => {
  const member = { id: "balance", auth: "token" } as never;

  async function loggedIn(platform: Responses) {
    const { store, state } = site({ ...responses, ...platform });
    await store.set(signInAtom, account);
    return { store, state, ask: () => store.get(sendAtom)(member, undefined) };
  }

  test("RO-020 a 401 ends the session and says so", async () => {
    const { store, state, ask } = await loggedIn({ balance: apiError(401) });
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    expect(state()).toBe("out");
    expect(store.get(noticeAtom)).toEqual({ kind: "expired" });
  });

  test("RO-020 a 403 says so and stays", async () => {
    const { store, state, ask } = await loggedIn({ balance: apiError(403) });
    await expect(ask()).rejects.toMatchObject({ status: 403 });
    expect(state()).toBe("in");
    expect(store.get(noticeAtom)).toEqual({ kind: "forbidden" });
  });

  test("a late 401 of an earlier session does not end the present one", async () => {
    let refuse = (_: unknown): void => undefined;
    const { store, state, ask } = await loggedIn({ balance: () => new Promise((resolve) => (refuse = resolve)) });
    const late = ask();
    await store.set(signOutAtom);
    const { send } = fakeSend({ login: { token: "t3" }, memberInfo: neo });
    store.set(sendAtom, withErrorHandling(send, store));
    await store.set(signInAtom, account);
    refuse(apiError(401));
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(state()).toBe("in");
  });

  test("a public call's 401 says nothing of the session", async () => {
    const { store, state } = await loggedIn({ hotGames: apiError(401) });
    await expect(store.get(sendAtom)({ id: "hotGames", auth: "none" } as never, undefined)).rejects.toMatchObject({
      status: 401,
    });
    expect(state()).toBe("in");
  });
});

describe("logout", () => {
  test.each([
    ["AU-071 ST-001 ST-002 it tells the platform and keeps nothing but the merchant", {}],
    ["AU-072 it does the same when the platform does not answer well", apiError(500)],
  ])("%s", async (_title, response) => {
    const { store, sent, state } = site({ ...responses, logout: response });
    await store.set(signInAtom, account);
    store.set(openDialogAtom, "logout");
    await store.set(signOutAtom);
    expect(sent.at(-1)?.id).toBe("logout");
    expect(storedIn(sessionStorage)).toEqual(merchantKeys);
    expect([state(), store.get(dialogStackAtom)]).toEqual(["out", []]);
  });

  test("a session that the platform no longer knew ends without a word", async () => {
    const { store } = site({ ...responses, logout: apiError(401) });
    await store.set(signInAtom, account);
    await store.set(signOutAtom);
    expect(store.get(noticeAtom)).toBeUndefined();
  });

  test("AU-073 the language's keys stay", async () => {
    localStorage.setItem("lang", "en");
    localStorage.setItem("hisLang", "en");
    const { store } = site(responses);
    await store.set(signInAtom, account);
    await store.set(signOutAtom);
    expect(storedIn(localStorage)).toEqual({ lang: "en", hisLang: "en" });
  });

  test("what the session had asked for is forgotten, what is everybody's stays", async () => {
    const { store } = site(responses);
    await store.set(signInAtom, account);
    const client = store.get(queryClientAtom);
    client.setQueryData(["balance", "t1", undefined], { total: 5 });
    client.setQueryData(["hotGames", undefined, {}], []);
    await store.set(signOutAtom);
    expect(asked(store)).toEqual(["hotGames"]);
  });
});

describe("what another member must not see", () => {
  const orders = () => sessionStorage.getItem("intentions");
  const begin = (store: ReturnType<typeof createStore>) => {
    const intentions = store.get(intentionsAtom);
    return {
      stored: intentions.begin("createDeposit", "5", { stored: true }),
      held: intentions.begin("cancelDeposit 1", "1", { stored: false }),
    };
  };

  test("a session that ends by itself forgets its responses, and keeps a pending order for its member alone", async () => {
    const other = { ...neo, id: "78" };
    let member = neo;
    const { store } = site({ ...responses, memberInfo: () => member, balance: apiError(401) });
    await store.set(signInAtom, account);
    store.get(queryClientAtom).setQueryData(["balance", "t1", undefined], { total: 5 });
    const { stored, held } = begin(store);
    await store
      .get(sendAtom)({ id: "balance", auth: "token" } as never, undefined)
      .catch(() => undefined);
    expect(asked(store)).toEqual([]);
    expect(store.get(intentionsAtom).pending("createDeposit")).toBeUndefined();

    await store.set(signInAtom, account);
    expect(begin(store).stored).toBe(stored);
    expect(begin(store).held).not.toBe(held);

    store.set(dropSessionAtom, "expired");
    member = other;
    await store.set(signInAtom, account);
    expect(orders()).toBe("{}");
    expect(begin(store).stored).not.toBe(stored);
  });

  test("a logout forgets every pending order", async () => {
    const { store } = site(responses);
    await store.set(signInAtom, account);
    const { stored, held } = begin(store);
    await store.set(signOutAtom);
    expect(orders()).toBeNull();
    await store.set(signInAtom, account);
    expect(begin(store).stored).not.toBe(stored);
    expect(begin(store).held).not.toBe(held);
  });

  test("another language leaves responses and a pending order as they are", async () => {
    const { store } = site(responses);
    await store.set(signInAtom, account);
    store.get(queryClientAtom).setQueryData(["balance", "t1", undefined, "ko"], { total: 5 });
    const { stored } = begin(store);
    store.set(languageAtom, "en");
    expect(asked(store)).toEqual(["balance"]);
    expect(begin(store).stored).toBe(stored);
  });

  test("BR-062 a tab that comes from another merchant's site brings no session along", async () => {
    keepToken("t1");
    keepMerchant("M1");
    sessionStorage.setItem("intentions", "{}");
    keepMerchant("M2");
    expect(storedIn(sessionStorage)).toEqual({ merchant: "M2", merchantCode: "M2" });
  });
});
