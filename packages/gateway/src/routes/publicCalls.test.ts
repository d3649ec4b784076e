import { announcements } from "@livery/platform/calls/announcements.ts";
import { captcha } from "@livery/platform/calls/captcha.ts";
import { countryCodes } from "@livery/platform/calls/countryCodes.ts";
import { customerServices } from "@livery/platform/calls/customerServices.ts";
import { domainRoute } from "@livery/platform/calls/domainRoute.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { helpCenter } from "@livery/platform/calls/helpCenter.ts";
import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { rankList } from "@livery/platform/calls/rankList.ts";
import { ranks } from "@livery/platform/calls/ranks.ts";
import { registerSettings } from "@livery/platform/calls/registerSettings.ts";
import { systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { vendors } from "@livery/platform/calls/vendors.ts";
import { whitelabel } from "@livery/platform/calls/whitelabel.ts";
import type { Major } from "@livery/product/money.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { parsePictureAddress } from "@livery/product/pictures.ts";
import { createDecipheriv } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const small = {
  ...testMerchant,
  merchant: "SMALL1",
  features: { ...testMerchant.features, fishing: false, elottery: false, sports: false },
};

const hosted = {
  ...testMerchant,
  merchant: "HOSTED1",
  support: { cipher: "none" as const, hosts: ["https://help.trial.example"] },
};

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, small, hosted] });
});
afterAll(() => platform.gateway.close());

it("AP-003 the whitelabel tree has every switch of the merchant, with those of registration nested under it", async () => {
  const tree = await platform.expectContract(whitelabel, undefined);
  const nodes = (tree.childrenNodes ?? []).flatMap((node) => [node, ...(node.childrenNodes ?? [])]);
  const direct = nodes.find(({ modId }) => modId === "DIRECTREG3");
  expect(direct?.childrenNodes).toContainEqual({ modId: "USERNAMEREG3", enabled: true });
  expect(nodes.find(({ modId }) => modId === "FREEPLAY3")?.enabled).toBe(true);
});

it("AP-011 the registration has the rules of each of its fields, and of the code", async () => {
  expect(await platform.expectContract(registerSettings, undefined)).toEqual({
    fields: {
      username: { required: true, patternId: 1, minLength: 4, maxLength: 12 },
      password: { required: true, patternId: 8, minLength: 8, maxLength: 20 },
    },
  });
  const { fields } = testMerchant.registration;
  const merchant = {
    ...mobileMerchant,
    registration: {
      fields: { ...fields, email: "required" as const, line: "optional" as const },
      rules: { username: { pattern: 4 as const, minimum: 6 }, line: { maximum: 30 } },
      termsChecked: true,
    },
  };
  const other = await openTestGateway({ merchants: [merchant] });
  const settings = await other.expectContract(registerSettings, undefined);
  await other.gateway.close();
  expect(settings).toEqual({
    fields: {
      username: { required: true, patternId: 4, minLength: 6, maxLength: 12 },
      mobileNum: { required: true, patternId: 5, minLength: 10, maxLength: 11 },
      password: { required: true, patternId: 8, minLength: 8, maxLength: 20 },
      email: { required: true, patternId: 3, minLength: 6, maxLength: 64 },
      line: { required: false, patternId: 8, minLength: 4, maxLength: 30 },
    },
    verificationCode: { required: true, patternId: 5, minLength: 4, maxLength: 6 },
  });
  // This platform has no patterns of its own, but those of another platform are read.
  const foreign = { required: true, acceptedPattern: "a*b", patternId: 5, minLength: 2, maxLength: 4 };
  expect(registerSettings.decode({ fields: { line: foreign }, verificationCode: foreign })).toMatchObject({
    value: { fields: { line: foreign }, verificationCode: foreign },
  });
});

it("BR-023 a call in a language without texts gets English, one without a language the merchant's", async () => {
  const names = async (language: string) => {
    const vendorList = await platform.client({ language })(vendors, { language });
    return vendorList.flatMap((group) => group.vendors.map(({ name }) => name));
  };
  const [korean, english] = [await names("ko"), await names("en")];
  expect(korean).not.toEqual(english);
  expect(await names("zh-Hans")).toEqual(english);
  expect(await names("tlh")).toEqual(korean);
  const refused = await platform.raw("/wps/nothing", { headers: { Language: "fr" } });
  expect(refused.body.message).toBe("This address does not exist.");
});

it("AP-014 a captcha is a picture with an id, different each time", async () => {
  const first = await platform.expectContract(captcha, undefined);
  const second = await platform.client()(captcha, undefined);
  expect(first.image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/u);
  expect(second.id).not.toBe(first.id);
});

it("AP-016 the status reports whether the site is open, whom it is closed to and for how long", async () => {
  const request = { host: "site.test" };
  const { control } = platform.gateway;
  const open = await platform.expectContract(systemStatus, request);
  expect(open).toMatchObject({ state: "open", customerService: [{ kind: "LIVECHAT" }, { kind: "VIP" }] });
  expect(open.resources.map(({ type }) => type)).toEqual(["Android", "IOS", "MOBILECONFIG", "EMAIL"]);
  expect(open.switches?.childrenNodes?.length).toBeGreaterThan(3);

  await control.setStatus(testMerchant.merchant, { state: "maintenance", end: 1_800_000_000_000 });
  const closed = await platform.expectContract(systemStatus, request);
  expect(closed).toMatchObject({ state: "maintenance", maintenanceEnd: 1_800_000_000_000 });
  const other = await platform.client({ merchant: small.merchant })(systemStatus, request);
  expect(other.state).toBe("open");

  await control.setStatus(testMerchant.merchant, { state: "restricted", country: "Atlantis" });
  const path = `${systemStatus.path}?url=site.test`;
  const { body } = await platform.raw(path, { address: "203.0.113.9" });
  expect(body.value).toMatchObject({ regionRestriction: true, location: { ip: "203.0.113.9", country: "Atlantis" } });

  await control.setStatus(testMerchant.merchant, { state: "open" });
  expect(await platform.expectContract(systemStatus, request)).toMatchObject({ state: "open" });
});

it("AP-024 the hot list begins with different types, in the requested language", async () => {
  const games = await platform.expectContract(hotGames, { language: "en" });
  expect(new Set(games.slice(0, 12).map(({ type }) => type)).size).toBeGreaterThan(4);
  expect(games.every(({ hot, maintenance }) => hot && !maintenance)).toBe(true);
  expect(games[0]).toMatchObject({ name: "White Tiger Night", vendorName: "Pragra" });
  expect(parsePictureAddress(games[0]?.picture ?? "")).toMatchObject({ kind: "game", emblem: "tiger" });

  const ofVendor = await platform.client()(hotGames, { vendor: "EVO", language: "ko" });
  expect(new Set(ofVendor.map(({ vendor }) => vendor))).toEqual(new Set(["EVO"]));
});

it("AP-025b pages of games continue without a gap, and end", async () => {
  const request = { gameType: "FISH", page: 1, pageSize: 100, language: "ko" };
  const first = await platform.expectContract(gameList, request);
  expect(first).toMatchObject({ page: 1, pages: 4 });
  const send = platform.client();
  const later = await Promise.all([2, 3, 4, 5].map((page) => platform.raw(pathOf({ ...request, page }))));
  const ids = later.map(({ body }) =>
    (body.value as { games: { gameId: string }[] }).games.map(({ gameId }) => gameId),
  );
  expect(ids.map((page) => page.length)).toEqual([100, 100, 70, 0]);
  expect(new Set([...first.games.map(({ id }) => id), ...ids.flat()]).size).toBe(370);
  const again = await send(gameList, request);
  expect(again.games).toEqual(first.games);
});

it("AP-025a games are found by type, provider, name, smallest bet and lines, by language and page size", async () => {
  const page = async (asked: Partial<Parameters<typeof gameList.encode>[0]> = {}) => {
    const request = { gameType: "RNG", page: 1, pageSize: 120, language: "ko", ...asked };
    return (await platform.expectContract(gameList, request)).games;
  };
  const all = await page();
  expect(all).toHaveLength(120);
  expect(await page({ pageSize: 24 })).toEqual(all.slice(0, 24));
  expect(new Set((await page({ gameType: "FISH" })).map(({ type }) => type))).toEqual(new Set(["FISH"]));
  expect(new Set((await page({ vendor: "JL" })).map(({ vendor }) => vendor))).toEqual(new Set(["JL"]));
  const tigers = await page({ vendor: "JL", search: "호랑이" });
  expect(tigers.length).toBeGreaterThan(2);
  expect(tigers.filter(({ name }) => !name.includes("호랑이"))).toEqual([]);
  expect((await page({ search: "TIGER night", language: "en" }))[0]?.name).toBe("White Tiger Night");
  expect(await page({ search: "%" })).toEqual([]);

  expect(all.some(({ lowestBet = 0, lines = 0 }) => lowestBet < 500 && lines < 50)).toBe(true);
  const dear = await page({ lowestBet: 5 as Major });
  expect(dear.length).toBeGreaterThan(0);
  expect(dear.filter(({ lowestBet = 0 }) => lowestBet < 500)).toEqual([]);
  expect((await page({ lowestBet: 0.5 as Major })).length).toBe(120);
  const wide = await page({ lines: 50 });
  expect(wide.length).toBeGreaterThan(0);
  expect(wide.filter(({ lines = 0 }) => lines < 50)).toEqual([]);
});

it("games are found by classification; an invalid page number is rejected", async () => {
  const { body } = await platform.raw(`${gameList.path}?gameType=RNG&pageSize=120&gameClassify=Crash`);
  const names = (body.value as { games: { gameName: string }[] }).games.map(({ gameName }) => gameName);
  expect(names).toContain("스카이 크래시");
  expect((await platform.raw(`${gameList.path}?gameType=RNG&pageNo=-1`)).body.code).toBe("FIELD_INVALID");
});

function pathOf(request: Parameters<typeof gameList.encode>[0]): string {
  const query = gameList.encode(request, { merchant: testMerchant.merchant }).query ?? {};
  const filled = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return `${gameList.path}?${new URLSearchParams(filled)}`;
}

it("AP-026 announcements come in parts, each only if requested", async () => {
  const request = { types: "B,PL,PU,PR", execution: "B", language: "en" };
  const all = await platform.expectContract(announcements, request);
  expect(all.banners.map(({ group }) => group)).toEqual(["home", "home", "home", "home", "w_login", "w_register"]);
  expect(parsePictureAddress(all.banners[0]?.phonePicture ?? "")?.kind).toBe("bannerPhone");
  expect(all.notices.length).toBeGreaterThanOrEqual(12);
  expect(all.notices.map(({ at }) => at)).toEqual(
    all.notices.map(({ at }) => at).toSorted((one, other) => other - one),
  );
  expect(all.notices.every(({ at }) => at < platform.clock.now)).toBe(true);
  expect(all.popups.length).toBeGreaterThan(0);
  expect(all.promotions).toHaveLength(9);
  for (const { startsAt, endsAt = Infinity } of all.promotions) {
    expect(startsAt <= platform.clock.now && platform.clock.now < endsAt).toBe(true);
  }
});

it("NT-017 each type of announcement lands in its own part, H in that of the ticker's notices", async () => {
  const parts = { B: ["banners"], PL: ["notices"], PU: ["popups"], PR: ["promotions"], H: ["notices"] } as const;
  for (const [types, own] of [...Object.entries(parts), ["B,PR", ["banners", "promotions"]] as const]) {
    const response = await platform.client()(announcements, { types, execution: "B", language: "en" });
    const filled = Object.entries(response).flatMap(([part, list]) => (list.length > 0 ? [part] : []));
    expect(filled, types).toEqual(own);
  }
});

it("AP-028 providers are listed by game type, with their marks, and only for types that the site has", async () => {
  const groups = await platform.expectContract(vendors, { language: "en" });
  expect(groups.map(({ type }) => type)).toEqual(gameTypes.map(({ id }) => id));
  const sports = groups.find(({ type }) => type === "SPORTS")?.vendors ?? [];
  expect(sports[0]).toMatchObject({ code: "DS88", name: "DS88", hot: true });
  const lottery = groups.find(({ type }) => type === "ELOTT")?.vendors ?? [];
  expect(parsePictureAddress(lottery.find(({ code }) => code === "TCG_SEA")?.icon ?? "")?.kind).toBe("vendor");

  const few = await platform.client({ merchant: small.merchant })(vendors, { language: "en" });
  expect(few.map(({ type }) => type)).toEqual(["LIVE", "RNG", "ESPORTS", "PVP"]);
});

it("AP-041 winners are masked, new every half minute, and the same for simultaneous requests", async () => {
  const first = await platform.expectContract(rankList, undefined);
  expect(first.leaders.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(first.leaders.map(({ player }) => player)).size).toBe(10);
  const players = [...first.leaders, ...first.winners].map(({ player }) => player);
  expect(players.filter((player) => !/^[^*]{2,3}\*{3}$/u.test(player))).toEqual([]);
  expect(first.winners.every(({ at }) => at <= platform.clock.now)).toBe(true);
  expect(await platform.client()(rankList, undefined)).toEqual(first);

  platform.clock.now += 30_000;
  const later = await platform.client()(rankList, undefined);
  expect(later.winners.slice(1)).toEqual(first.winners.slice(0, -1));
  platform.clock.now += 24 * 3_600_000;
  const tomorrow = await platform.client()(rankList, undefined);
  expect(tomorrow.leaders[0]?.player).toBe(first.leaders[0]?.player);
  expect(tomorrow.leaders[0]?.amount).toBeGreaterThan(first.leaders[0]?.amount ?? 0);
});

it("AP-142 each rank needs more than the last and has translated benefits; the highest have VIP service", async () => {
  const { list } = await platform.expectContract(ranks, { language: "ko" });
  expect(list.map(({ level, name }) => [level, name])).toEqual([
    [1, "브론즈"],
    [2, "실버"],
    [3, "골드"],
    [4, "플래티넘"],
    [5, "다이아몬드"],
  ]);
  for (const needs of ["deposit", "validBet"] as const) {
    const amounts = list.map((rank) => rank[needs]);
    expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
  }
  for (const { benefits, vipService, level } of list) {
    expect(benefits.length).toBeGreaterThan(0);
    expect(vipService).toBe(level > 4);
  }
  const english = await platform.client({ language: "en" })(ranks, { language: "en" });
  const gift = "A gift of 5,000 every month";
  expect(english.list[1]).toMatchObject({ name: "Silver", benefits: expect.arrayContaining([gift]) });
});

it("AP-046 the domain list has speeds, the resources the merchant's own address", async () => {
  const { domains, resources } = await platform.expectContract(domainRoute, undefined);
  expect(domains.length).toBeGreaterThan(1);
  expect(domains.every(({ url, speed }) => url.startsWith("https://") && speed > 0)).toBe(true);
  expect(resources.find(({ type }) => type === "EMAIL")?.url).toBe("mailto:hello@trial.example.invalid");
});

it("AP-050 CO-035 help topics name the merchant in the requested language; privacy says how long data is kept", async () => {
  const english = await platform.expectContract(helpCenter, { language: "en" });
  const ids = [
    "about",
    "account",
    "deposit",
    "withdrawal",
    "games",
    "limits",
    "responsible",
    "terms",
    "privacy",
    "refund",
    "contact",
  ];
  expect(english.map(({ id }) => id)).toEqual(ids);
  expect(english[0]).toMatchObject({
    title: "About Trial & Park",
    content: expect.stringContaining("Trial &amp; Park"),
  });
  expect(english.find(({ id }) => id === "terms")?.content).toContain("at least 19");
  const privacy = (topics: typeof english) => topics.find(({ id }) => id === "privacy")?.content;
  expect(privacy(english)).toContain("<td>1 year after you sent them</td>");
  const korean = await platform.client()(helpCenter, { language: "ko" });
  expect(korean[0]?.title).toBe("시험 & 공원 소개");
  expect(privacy(korean)).toContain("<td>보낸 날부터 1년</td>");
});

/** The address of a service: DES with the key of the last 8 characters. */
function decryptAddress(value: string): string {
  const decipher = createDecipheriv("des-ede3-ecb", value.slice(-8).repeat(3), null);
  return decipher.update(value.slice(0, -8), "base64", "utf8") + decipher.final("utf8");
}

it("AP-061 customer service is a list of encrypted addresses: number 3 is the chat, and VIPs have their own", async () => {
  const services = await platform.expectContract(customerServices, { csType: "LIVECHAT" });
  expect(services.map(({ type, value }) => [type, decryptAddress(value)])).toEqual([
    ["1", "mailto:hello@trial.example.invalid"],
    ["3", "https://chat.example.invalid/test01/chat"],
  ]);
  const forVips = await platform.client()(customerServices, { csType: "VIP" });
  expect(decryptAddress(forVips.at(-1)?.value ?? "")).toBe("https://chat.example.invalid/test01/vip");
});

it("AP-061 customer service is on the brand's own host if it has one, and in clear if the brand says so", async () => {
  const services = await platform.client({ merchant: hosted.merchant })(customerServices, { csType: "LIVECHAT" });
  expect(services.at(-1)?.value).toBe("https://help.trial.example/hosted1/chat");
});

it("SY-017 customer service can be asked for while the site is closed, without a token", async () => {
  const { control } = platform.gateway;
  for (const state of ["maintenance", "restricted"] as const) {
    await control.setStatus(testMerchant.merchant, { state });
    await expect(platform.client()(customerServices, { csType: "LIVECHAT" })).resolves.toHaveLength(2);
    await expect(platform.client()(helpCenter, { language: "en" })).rejects.toMatchObject({ name: "PlatformError" });
  }
  await control.setStatus(testMerchant.merchant, { state: "open" });
});

it("AP-062 country codes have their dialling codes, Korea first", async () => {
  const countries = await platform.expectContract(countryCodes, undefined);
  expect(countries[0]).toEqual({ countryCode: "KR", dialingCode: "82" });
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
  expect(countries.length).toBeGreaterThan(39);
});
