import { afterEach, describe, expect, test, vi } from "vitest";
import { createTexts } from "./createTexts.ts";

const site = {
  assets: {
    texts: {
      ko: { core: "/ko-core", frame: "/ko-frame", features: "/ko-features", panes: "/text-ko-" },
      en: { core: "/en-core", frame: "/en-frame", features: "/en-features" },
    },
  },
  texts: { ko: { core: { "nav.home": "우리 집" } }, fr: { core: { "nav.live": "En direct" } } },
};

type Files = Record<string, Record<string, Record<string, string>>>;

const files: Files = {
  "/ko-core": { core: { "nav.home": "홈", "nav.live": "라이브" } },
  "/en-core": { core: { "nav.home": "Home", "nav.live": "Live" } },
  "/ko-frame": { auth: { close: "닫기" }, forms: { optional: "선택" } },
  "/en-frame": { auth: { close: "Close" }, forms: { optional: "Optional" } },
  "/text-ko-records.json": { records: { period: "기간" } },
  "/text-ko-member-referral.json": { "member/referral": { title: "친구 초대" } },
  "/ko-features": { vip: { "page.title": "브이아이피" } },
  "/en-features": { vip: { "page.title": "VIP" } },
};

/** A network that serves these files. Returns the list of requested addresses, which grows with each request. */
function serve(addresses: Files): readonly string[] {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address);
    const texts = addresses[address];
    return texts ? Response.json(texts) : new Response("", { status: 404 });
  });
  return requested;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("texts", () => {
  test("a part is fetched once, in the current language, and the brand's own texts override it", async () => {
    const requested = serve(files);
    const texts = createTexts(site, "ko");
    await Promise.all([texts.load("core"), texts.load("core"), texts.load("auth"), texts.load("forms")]);
    expect(requested).toEqual(["/ko-core", "/ko-frame"]);
    expect(texts.i18n.t("nav.home")).toBe("우리 집");
    expect(texts.i18n.t("nav.live")).toBe("라이브");
  });

  test("a page of a centre has a file of its own, which is fetched with what all pages share", async () => {
    const requested = serve(files);
    const texts = createTexts(site, "ko");
    await texts.load("auth");
    expect(requested).toEqual(["/ko-frame"]);
    expect(texts.has("member/referral")).toBe(false);
    await texts.load("member/referral");
    expect(requested).toEqual(["/ko-frame", "/text-ko-member-referral.json", "/text-ko-records.json"]);
    expect(texts.has("member/referral")).toBe(true);
  });

  test("what comes ahead of a change runs once its texts are here and before anybody sees it", async () => {
    serve(files);
    const texts = createTexts(site, "ko");
    const seen: string[] = [];
    texts.subscribe(() => seen.push("switched"));
    await texts.choose("en", () => seen.push(`ahead, still ${texts.i18n.language}`));
    await texts.choose("en", () => seen.push("ahead again"));
    expect(seen).toEqual(["ahead, still ko", "switched", "switched"]);
  });

  test("a change of language fetches the core's and the shown page's texts before it switches", async () => {
    const requested = serve(files);
    const texts = createTexts(site, "ko");
    await texts.load("core");
    await texts.load("vip");
    texts.show("vip");
    const changing = texts.choose("en");
    expect(texts.i18n.language).toBe("ko");
    await changing;
    const all = ["/ko-core", "/ko-features", "/ko-frame", "/en-core", "/en-features", "/en-frame"];
    expect(requested).toEqual(all);
    expect(texts.i18n.t("nav.home")).toBe("Home");
    await texts.load("vip");
    expect(requested).toEqual(all);
  });

  test("a change of language fetches the texts of all that is shown, and none of what was removed", async () => {
    const requested = serve(files);
    const texts = createTexts(site, "ko");
    await texts.load("core");
    const leaveVip = texts.show("vip");
    texts.show("auth");
    leaveVip();
    texts.show("auth")();
    await texts.choose("en");
    expect(requested).toEqual(["/ko-core", "/en-core", "/en-frame"]);
  });

  test("a feature's texts load with those of the frame, and are complete with both", async () => {
    serve({ "/ko-features": files["/ko-features"] ?? {} });
    const texts = createTexts(site, "ko");
    await expect(texts.load("vip")).rejects.toThrow("/ko-frame responded with status 404.");
    expect(texts.has("vip")).toBe(false);
    serve(files);
    await texts.prefetch("vip");
    expect(texts.has("vip")).toBe(true);
    expect(texts.i18n.getFixedT(null, "forms")("optional")).toBe("선택");
  });

  test("a failed change of language keeps the old language, and can be retried", async () => {
    serve({ "/ko-core": files["/ko-core"] ?? {} });
    const texts = createTexts(site, "ko");
    await texts.load("core");
    await expect(texts.choose("en")).rejects.toThrow("/en-core responded with status 404.");
    expect(texts.i18n.language).toBe("ko");
    serve(files);
    await texts.choose("en");
    expect(texts.i18n.t("nav.live")).toBe("Live");
  });

  test("a change of language does not wait for texts that were only prefetched", async () => {
    const requested = serve(files);
    const texts = createTexts(site, "ko");
    await texts.load("core");
    await texts.prefetch("auth");
    await texts.choose("en");
    expect(requested).toEqual(["/ko-core", "/ko-frame", "/en-core"]);
    expect([texts.has("core"), texts.has("auth")]).toEqual([true, false]);
  });

  test("of two choices the later one wins, even if the texts of the first arrive last", async () => {
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

  test("an overtaken choice fails silently", async () => {
    serve({ "/ko-core": files["/ko-core"] ?? {} });
    const texts = createTexts(site, "ko");
    await texts.load("core");
    expect(await Promise.all([texts.choose("en"), texts.choose("ko")])).toEqual([false, true]);
  });

  test("a prefetch requests a failed file again at once", async () => {
    const requested = serve({});
    const texts = createTexts(site, "ko");
    await expect(texts.load("auth")).rejects.toThrow("404");
    await expect(texts.prefetch("auth")).rejects.toThrow("404");
    expect(requested).toEqual(["/ko-frame", "/ko-frame"]);
  });

  test("a load requests a failed file again, but not at once", async () => {
    vi.useFakeTimers();
    const requested = serve({});
    const texts = createTexts(site, "ko");
    await expect(texts.load("core")).rejects.toThrow("404");
    await expect(texts.load("core")).rejects.toThrow("404");
    expect(requested).toHaveLength(1);
    vi.runAllTimers();
    serve(files);
    await texts.load("core");
    expect(texts.i18n.t("nav.live")).toBe("라이브");
  });

  test("BR-023 a language without texts falls back key by key to English, where the brand has no text of its own", async () => {
    const requested = serve(files);
    const texts = createTexts(site, "fr");
    await texts.load("core");
    await texts.load("vip");
    expect(requested).toEqual(["/en-core", "/en-features", "/en-frame"]);
    expect([texts.i18n.t("nav.live"), texts.i18n.t("nav.home")]).toEqual(["En direct", "Home"]);
    expect(texts.i18n.t("page.title", { ns: "vip" })).toBe("VIP");
    await texts.choose("de");
    expect([texts.i18n.language, texts.i18n.t("nav.live")]).toEqual(["de", "Live"]);
    await texts.choose("ko");
    expect(texts.i18n.t("nav.live")).toBe("라이브");
    expect(requested).toEqual(["/en-core", "/en-features", "/en-frame", "/ko-core"]);
  });

  test("BR-023 plurals follow the language of the text, not the chosen one", async () => {
    serve({ "/en-core": { core: { games_one: "{{count}} game", games_other: "{{count}} games" } } });
    const texts = createTexts(site, "ru");
    await texts.load("core");
    const t = texts.i18n.t as unknown as (key: string, values: object) => string;
    expect([t("games", { count: 1 }), t("games", { count: 3 })]).toEqual(["1 game", "3 games"]);
  });

  test("BR-023 the spoken language is the one of most texts", async () => {
    serve(files);
    const most = { ...site, texts: { de: { core: { "nav.home": "Start", "nav.live": "Live" } }, fr: site.texts.fr } };
    const texts = createTexts(most, "de");
    await texts.load("core");
    expect(texts.spoken()).toBe("de");
    await texts.choose("fr");
    expect(texts.spoken()).toBe("en");
    await texts.choose("ko");
    expect(texts.spoken()).toBe("ko");
  });

  test("the texts of a feature that is off cannot be loaded", async () => {
    serve(files);
    await expect(createTexts(site, "ko").load("help")).rejects.toThrow('This site has no "help" texts in "ko".');
  });
});
