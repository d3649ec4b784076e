import { afterEach, describe, expect, test, vi } from "vitest";
import { createTexts } from "./createTexts.ts";

const site = {
  assets: {
    texts: {
      ko: { core: "/ko-core", vip: "/ko-vip", auth: "/ko-auth", forms: "/ko-forms" },
      en: { core: "/en-core", vip: "/en-vip", auth: "/en-auth", forms: "/en-forms" },
    },
  },
  texts: { ko: { core: { "nav.home": "우리 집" } }, fr: { core: { "nav.live": "En direct" } } },
};

const files: Record<string, Record<string, string>> = {
  "/ko-core": { "nav.home": "홈", "nav.live": "라이브" },
  "/en-core": { "nav.home": "Home", "nav.live": "Live" },
  "/ko-vip": { "page.title": "브이아이피" },
  "/en-vip": { "page.title": "VIP" },
  "/ko-auth": { close: "닫기" },
  "/en-auth": { close: "Close" },
  "/ko-forms": { optional: "선택" },
  "/en-forms": { optional: "Optional" },
};

/** The network: answers with the files above, and counts. */
function answer(addresses: Record<string, Record<string, string>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const texts = addresses[address];
    return texts ? Response.json(texts) : new Response("", { status: 404 });
  });
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("texts", () => {
  test("a file is fetched once, in the current language, with the brand's own texts over it", async () => {
    const asked = answer(files);
    const texts = createTexts(site, "ko");
    await Promise.all([texts.load("core"), texts.load("core")]);
    expect(asked).toEqual(["/ko-core"]);
    expect(texts.i18n.t("nav.home")).toBe("우리 집");
    expect(texts.i18n.t("nav.live")).toBe("라이브");
  });

  test("a change of language brings the core's texts and the shown page's, and only then switches", async () => {
    const asked = answer(files);
    const texts = createTexts(site, "ko");
    await texts.load("core");
    await texts.load("vip");
    texts.show("vip");
    const changing = texts.choose("en");
    expect(texts.i18n.language).toBe("ko");
    await changing;
    expect(asked).toEqual(["/ko-core", "/ko-vip", "/en-core", "/en-vip"]);
    expect(texts.i18n.t("nav.home")).toBe("Home");
    await texts.load("vip");
    expect(asked).toHaveLength(4);
  });

  test("of several things that are shown a change brings every text, and none of what is shown no more", async () => {
    const asked = answer(files);
    const texts = createTexts(site, "ko");
    await texts.load("core");
    const leaveVip = texts.show("vip");
    texts.show("auth");
    leaveVip();
    texts.show("auth")();
    await texts.choose("en");
    expect(asked).toEqual(["/ko-core", "/en-core", "/en-auth", "/en-forms"]);
  });

  test("the texts that all forms share come with those of what has forms, and count as a part of them", async () => {
    answer({ "/ko-auth": files["/ko-auth"] ?? {} });
    const texts = createTexts(site, "ko");
    await expect(texts.load("auth")).rejects.toThrow("The texts at /ko-forms answered 404.");
    expect(texts.has("auth")).toBe(false);
    answer(files);
    await texts.prefetch("auth");
    expect(texts.has("auth")).toBe(true);
    expect(texts.i18n.getFixedT(null, "forms")("optional")).toBe("선택");
  });

  test("a change of language that fails leaves the old one, and can be tried again", async () => {
    answer({ "/ko-core": files["/ko-core"] ?? {} });
    const texts = createTexts(site, "ko");
    await texts.load("core");
    await expect(texts.choose("en")).rejects.toThrow("The texts at /en-core answered 404.");
    expect(texts.i18n.language).toBe("ko");
    answer(files);
    await texts.choose("en");
    expect(texts.i18n.t("nav.live")).toBe("Live");
  });

  test("a change of language does not wait for texts that were only fetched ahead", async () => {
    const asked = answer(files);
    const texts = createTexts(site, "ko");
    await texts.load("core");
    await texts.prefetch("vip");
    await texts.choose("en");
    expect(asked).toEqual(["/ko-core", "/ko-vip", "/en-core"]);
    expect([texts.has("core"), texts.has("vip")]).toEqual([true, false]);
  });

  test("of two choices the later one stays, though the texts of the first come last", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    vi.stubGlobal("fetch", async (address: string) => {
      if (address === "/en-core") await held;
      return Response.json(files[address]);
    });
    const texts = createTexts(site, "ko");
    await texts.load("core");
    const first = texts.choose("en");
    const second = texts.choose("ko");
    release();
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(texts.i18n.language).toBe("ko");
  });

  test("a choice that was overtaken fails silently", async () => {
    answer({ "/ko-core": files["/ko-core"] ?? {} });
    const texts = createTexts(site, "ko");
    await texts.load("core");
    expect(await Promise.all([texts.choose("en"), texts.choose("ko")])).toEqual([false, true]);
  });

  test("a file that failed is asked for anew at once when a visitor tries again", async () => {
    const asked = answer({});
    const texts = createTexts(site, "ko");
    await expect(texts.load("vip")).rejects.toThrow("404");
    await expect(texts.prefetch("vip")).rejects.toThrow("404");
    expect(asked).toEqual(["/ko-vip", "/ko-vip"]);
  });

  test("a file that did not come is asked for again, but not at once", async () => {
    vi.useFakeTimers();
    const asked = answer({});
    const texts = createTexts(site, "ko");
    await expect(texts.load("core")).rejects.toThrow("404");
    await expect(texts.load("core")).rejects.toThrow("404");
    expect(asked).toHaveLength(1);
    vi.runAllTimers();
    answer(files);
    await texts.load("core");
    expect(texts.i18n.t("nav.live")).toBe("라이브");
  });

  test("BR-023 a language without texts falls back key by key to English, under the brand's own texts in it", async () => {
    const asked = answer(files);
    const texts = createTexts(site, "fr");
    await texts.load("core");
    await texts.load("vip");
    expect(asked).toEqual(["/en-core", "/en-vip"]);
    expect([texts.i18n.t("nav.live"), texts.i18n.t("nav.home")]).toEqual(["En direct", "Home"]);
    expect(texts.i18n.t("page.title", { ns: "vip" })).toBe("VIP");
    await texts.choose("de");
    expect([texts.i18n.language, texts.i18n.t("nav.live")]).toEqual(["de", "Live"]);
    await texts.choose("ko");
    expect(texts.i18n.t("nav.live")).toBe("라이브");
    expect(asked).toEqual(["/en-core", "/en-vip", "/ko-core"]);
  });

  test("BR-023 plurals follow the language of the text, not the one that was chosen", async () => {
    answer({ "/en-core": { games_one: "{{count}} game", games_other: "{{count}} games" } });
    const texts = createTexts(site, "ru");
    await texts.load("core");
    const t = texts.i18n.t as unknown as (key: string, values: object) => string;
    expect([t("games", { count: 1 }), t("games", { count: 3 })]).toEqual(["1 game", "3 games"]);
  });

  test("BR-023 what is spoken is the language of most of the texts", async () => {
    answer(files);
    const most = { ...site, texts: { de: { core: { "nav.home": "Start", "nav.live": "Live" } }, fr: site.texts.fr } };
    const texts = createTexts(most, "de");
    await texts.load("core");
    expect(texts.spoken()).toBe("de");
    await texts.choose("fr");
    expect(texts.spoken()).toBe("en");
    await texts.choose("ko");
    expect(texts.spoken()).toBe("ko");
  });

  test("texts of a feature that is off cannot be asked for", async () => {
    answer(files);
    await expect(createTexts(site, "ko").load("help")).rejects.toThrow('This site has no "help" texts in "ko".');
  });
});
