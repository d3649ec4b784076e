import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { LotteryGroup } from "@livery/platform/lottery.ts";
import { features } from "@livery/product/features.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "../../i18n/createTexts.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../../.storybook/SceneSite.tsx";
import { enterText } from "../../../../../.storybook/enterText.ts";
import type { SceneId } from "../../../../../.storybook/scenes.ts";
import { openScene } from "../../../../../.storybook/sceneSend.ts";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { pageContent, settingOf } from "../../../../../.storybook/storyGlobals.ts";

// The pages of lotteries and sports, with the real client and recorded responses.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Lotteries and sports",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

interface Sent {
  readonly id: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const allOn = Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"];

let visits = 0;

interface Visit {
  readonly scene?: SceneId;
  readonly own?: Partial<SiteConfig>;
  /** The address that a launch gets. */
  readonly url?: string;
  /** The codes of the Vietnamese lotteries that the member opened. */
  readonly recent?: readonly string[];
  /** Changes the provider of every lottery of the menu. */
  readonly vendor?: string;
}

/** Lotteries as the platform lists those that a member opened. */
const recentOf = (codes: readonly string[]) => [
  { code: "VNS", label: "", lotteries: codes.map((code) => ({ code, name: code, kind: "VNS", numbers: [] })) },
];

/** A menu whose lotteries are all of one provider. */
const menuOf = (groups: readonly LotteryGroup[], vendor: string) =>
  groups.map((group) => ({ ...group, lotteries: group.lotteries.map((lottery) => ({ ...lottery, vendor })) }));

/** Opens a page of the story's brand with every feature, and notes what is sent. */
async function visit(
  { mount, ...story }: SiteStoryContext,
  path: string,
  { scene = "guest", own, url, recent, vendor }: Visit = {},
) {
  const brand = siteIn(settingOf(story));
  const site: SiteConfig = {
    ...brand,
    features: allOn,
    device: "H5",
    hosts: { ...brand.hosts, games: ["https://lottery.example"] },
    prizeModes: { Lott: "1950", ZY: "1960", Elott: "1980", SEA: "3" },
    ...own,
  };
  const platform = openScene({ scene, site });
  const sent: Sent[] = [];
  const send: Send = async (call, request, options) => {
    const { query = {}, json } = call.encode(request, { merchant: site.merchant });
    sent.push({ id: call.id, query, body: json });
    if (call.id === "launchGame" && url) return { url } as never;
    if (call.id === "vietnamRecentGames" && recent) return recentOf(recent) as never;
    const recorded = await platform.send(call, request, options);
    return call.id === "gameMenus" && vendor ? (menuOf(recorded as never, vendor) as never) : recorded;
  };
  visits += 1;
  await mount(<SceneSite key={visits} path={path} prepared={{ site, platform: { ...platform, send } }} />);
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all(["core", "auth", "lobby", "lottery"].map((file) => texts.load(file as "core")));
  return {
    site,
    sent,
    page: within(story.canvasElement),
    t: texts.i18n.getFixedT(null, "lobby"),
    core: texts.i18n.getFixedT(null, "core"),
    auth: texts.i18n.getFixedT(null, "auth"),
    /** The requests of a call. */
    of: (id: keyof typeof liveCalls) => sent.filter((one) => one.id === id),
  };
}

/** The picture of the lottery with a name. */
const pictureOf = (card: HTMLElement) => card.querySelector("svg")?.getAttribute("data-picture");

export const ELottery: SiteStory = {
  name: "RT-016 LT-001 /elott lists the providers of both kinds of lotteries as tiles, between header and footer",
  play: async ({ mount, ...shown }) => {
    const { page, t } = await visit({ ...shown, mount }, "/elott");
    const tiles = await page.findByRole("navigation", { name: t("vendors") });
    const links = within(tiles).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["/seaLottery", "/lottery", "/lottery"]);
    await expect(shown.canvasElement.querySelector("header nav")).toBeInTheDocument();
    await expect(page.getByRole("contentinfo")).toBeInTheDocument();
  },
};

export const Popular: SiteStory = {
  name: "LT-010 BR-016 BR-019 the popular call has count, prize mode, device and language, and no more lotteries are shown",
  play: async ({ mount, ...shown }) => {
    const { page, t, of, site } = await visit({ ...shown, mount }, "/elott", {
      own: { constants: { ...siteIn(settingOf(shown)).constants, popularLotteryCount: 5 } },
    });
    const list = await page.findByRole("region", { name: t("draw.popular") });
    await waitFor(() => expect(within(list).getAllByRole("timer")).toHaveLength(5));
    await expect(of("popularLotteries")[0]?.query).toEqual({
      count: 5,
      prizeMode: "1980",
      device: "H5",
      language: site.defaultLanguage,
    });
  },
};

export const Pictures: SiteStory = {
  name: "LT-013 CN-044 each of the five kinds has its own picture, and any other kind the default one",
  play: async ({ mount, ...shown }) => {
    const { page, t } = await visit({ ...shown, mount }, "/elott");
    const list = await page.findByRole("region", { name: t("draw.popular") });
    await waitFor(() => expect(within(list).getAllByRole("group")).toHaveLength(20));
    const pictures = new Set(within(list).getAllByRole("group").map(pictureOf));
    await expect(pictures).toEqual(new Set(["SSC", "PK10", "LHC", "11X5", "LF", "other"]));
  },
};

export const Draw: SiteStory = {
  name: "A lottery shows its latest numbers and the time until the next draw",
  play: async ({ mount, ...shown }) => {
    const { page, t } = await visit({ ...shown, mount }, "/elott");
    const list = await page.findByRole("region", { name: t("draw.popular") });
    const [first] = await within(list).findAllByRole("group");
    const card = within(first!);
    await expect(card.getByRole("timer").textContent).toMatch(/^[01]:\d\d$/u);
    await expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toHaveLength(5);
    const start = card.getByRole("link", { name: new RegExp(t("draw.start"), "u") });
    await expect(start).toHaveAttribute("href", "/lottery?gameCode=HRSSC1&playType=STD&gameType=ELOTT");
  },
};

export const Entry: SiteStory = {
  name: "BR-015 the lottery entry of a brand with SEA leads to /seaLottery, and NONE has no entry",
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const { page, t } = await visit(story, "/elott", { own: { lotteryType: "SEA" } });
    await expect(await page.findByRole("link", { name: t("draw.entry") })).toHaveAttribute("href", "/seaLottery");
    const other = await visit(story, "/elott", { own: { lotteryType: "NONE" } });
    await other.page.findByRole("region", { name: t("draw.popular") });
    await expect(other.page.queryByRole("link", { name: t("draw.entry") })).toBeNull();
  },
};

export const Menus: SiteStory = {
  name: "LT-007 LT-012 /lottery has the lotteries by group under the groups' labels, and the opened numbers",
  play: async ({ mount, ...shown }) => {
    const { page, t, of } = await visit({ ...shown, mount }, "/lottery");
    const group = await page.findByRole("region", { name: /^(Five digits|다섯 자리)$/u });
    const cards = within(group).getAllByRole("group");
    await expect(cards).toHaveLength(5);
    await expect(new Set(cards.map(pictureOf))).toEqual(new Set(["SSC"]));
    await expect(page.getByRole("region", { name: /^(11 pick 5|11선 5)$/u })).toBeInTheDocument();
    const results = await page.findByRole("list", { name: t("draw.results") });
    await expect(of("gameMenus")).toHaveLength(1);
    await expect(of("openedNumbers")).toHaveLength(1);
    const [first] = within(results).getAllByRole("listitem");
    await expect(first).toHaveTextContent(/\d{8}/u);
    await expect(within(first!).getAllByRole("listitem").length).toBeGreaterThan(2);
  },
};

export const Vietnam: SiteStory = {
  name: "LT-008 LT-011 /vnlottery shows visitors the menu and the newest 100 draws",
  play: async ({ mount, ...shown }) => {
    const { page, t, of } = await visit({ ...shown, mount }, "/vnlottery");
    await page.findByRole("list", { name: t("draw.results") });
    await expect(sessionStorage.getItem("token")).toBeNull();
    await expect(of("vietnamGameMenu")).toHaveLength(1);
    await expect(of("vietnamOpenedNumbers")[0]?.query).toEqual({ count: 100 });
    await expect(page.getAllByText(/^\d{8}|20\d{6}/u).length).toBeGreaterThan(20);
    await expect(of("vietnamRecentGames")).toEqual([]);
    await expect(page.queryByRole("region", { name: t("draw.recent") })).toBeNull();
  },
};

export const VietnamRecent: SiteStory = {
  name: "LT-009 /vnlottery asks for a member's recent lotteries, shows them first, and asks again when one is left",
  play: async ({ mount, ...shown }) => {
    const { page, t, of } = await visit({ ...shown, mount }, "/vnlottery", {
      scene: "member",
      recent: ["VNSG", "VNHN"],
      url: "https://lottery.example/play",
    });
    const found = await page.findByRole("region", { name: t("draw.recent") });
    const names = within(found).getAllByRole("group");
    await expect(
      names.map(({ textContent }) => /Ho Chi Minh City|호찌민|Hanoi|하노이/u.exec(textContent)?.[0]),
    ).toEqual([expect.stringMatching(/Ho Chi|호찌민/u), expect.stringMatching(/Hanoi|하노이/u)]);
    await expect(page.getAllByRole("region")[0]).toBe(found);
    await expect(of("vietnamRecentGames")).toHaveLength(1);
    await userEvent.click(within(found).getAllByRole("button")[0]!);
    await userEvent.click(await page.findByRole("button", { name: t("draw.back") }));
    await waitFor(() => expect(of("vietnamRecentGames")).toHaveLength(2));
  },
};

export const HeaderOnly: SiteStory = {
  name: "RT-013 RT-014 RT-015 the lottery pages have the header, and neither footer nor right bar",
  play: async ({ mount, ...shown }) => {
    const paths: readonly RoutePath[] = ["/lottery", "/vnlottery", "/seaLottery"];
    for (const path of paths) {
      const { page, core } = await visit({ ...shown, mount }, path);
      await page.findByRole("heading", { level: 1 });
      await expect(shown.canvasElement.querySelector("header nav")).toBeInTheDocument();
      await expect(page.queryByRole("contentinfo")).toBeNull();
      await expect(page.queryByRole("complementary", { name: core("dock.label") })).toBeNull();
    }
  },
};

export const Gate: SiteStory = {
  name: "LT-015 a visitor sees the lotteries; starting one opens the login, and nothing is launched",
  play: async ({ mount, ...shown }) => {
    const { page, t, of, auth } = await visit({ ...shown, mount }, "/lottery");
    const [start] = await page.findAllByRole("button", { name: new RegExp(t("draw.start"), "u") });
    start!.click();
    await screen.findByRole("dialog", { name: auth("login.title") });
    await expect(of("launchGame")).toEqual([]);
  },
};

export const Failure: SiteStory = {
  name: "LT-016 a lottery that cannot be opened says so, and leads back",
  play: async ({ mount, ...shown }) => {
    const { page, t } = await visit({ ...shown, mount }, "/lottery", { scene: "member" });
    const [start] = await page.findAllByRole("button", { name: new RegExp(t("draw.start"), "u") });
    await userEvent.click(start!);
    await page.findByText(t("draw.failed.title"));
    await userEvent.click(page.getByRole("button", { name: t("draw.back") }));
    await waitFor(() => expect(page.queryByText(t("draw.failed.title"))).toBeNull());
    await expect(page.getAllByRole("button", { name: new RegExp(t("draw.start"), "u") }).length).toBeGreaterThan(5);
  },
};

const launched = (path: string, code?: string) => ({
  lottoArea: "VN",
  launchMode: "LOTT",
  ...(code !== undefined && { lottoGameCode: code }),
  lottoView: code === undefined ? "lobby" : "betting",
  device: "H5",
  backUrl: `${location.origin}${path}`,
});

export const Launch: SiteStory = {
  name: "LT-002 LT-003 LA-035 the address's lottery starts in a frame at once, which leads back to the site only",
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const url = "https://lottery.example/play";
    const { page, t, of, site } = await visit(
      story,
      "/lottery?gameCode=KNPK3&playType=STD&backUrl=https://evil.example",
      {
        scene: "member",
        url,
      },
    );
    const name = /Galaxy Boat Race|은하 보트 레이스/u;
    const frame = await page.findByTitle<HTMLIFrameElement>(name);
    await expect(frame.src).toBe(url);
    await expect(frame.getAttribute("sandbox")).not.toContain("allow-top-navigation");
    await expect(page.queryByRole("contentinfo")).toBeNull();
    const language = site.defaultLanguage;
    await expect(of("launchGame")[0]?.body).toEqual({ ...launched("/lottery", "KNPK3"), prizeMode: "1950", language });
    await waitFor(() => expect(of("balance")).toHaveLength(1));
    const { origin } = new URL(url);
    dispatchEvent(new MessageEvent("message", { data: "balance", origin, source: frame.contentWindow }));
    await waitFor(() => expect(of("balance")).toHaveLength(2));
    await userEvent.click(page.getByRole("button", { name: t("draw.back") }));
    await waitFor(() => expect(of("balance")).toHaveLength(3));
    // It is started once: here the list of lotteries shows.
    await page.findByRole("button", { name: t("draw.lobby") });
    await expect(of("launchGame")).toHaveLength(1);

    const cold = await visit(story, "/lottery?gameCode=KNPK3", { scene: "member", url });
    await userEvent.click(await cold.page.findByRole("button", { name: t("draw.lobby") }));
    await waitFor(() =>
      expect(cold.of("launchGame")[0]?.body).toEqual({ ...launched("/lottery"), prizeMode: "1950", language }),
    );
  },
};

export const LaunchElsewhere: SiteStory = {
  name: "LT-004 LT-005 /vnlottery starts the area VN when it is pressed, /seaLottery starts TCG_SEA when it is opened",
  play: async ({ mount, ...shown }) => {
    for (const [path, own] of [
      ["/vnlottery", { prizeMode: "1950" }],
      ["/seaLottery", { prizeMode: "3", vassalage: "TCG_SEA" }],
    ] as const) {
      const { page, t, of, site } = await visit({ ...shown, mount }, path, { scene: "member" });
      if (path === "/vnlottery") await userEvent.click(await page.findByRole("button", { name: t("draw.lobby") }));
      const body = { ...launched(path), ...own, language: site.defaultLanguage };
      await waitFor(() => expect(of("launchGame")[0]?.body).toEqual(body));
    }
  },
};

export const PrizeModes: SiteStory = {
  name: "LT-006 LA-031 each kind of lottery is started with its own prize mode, an e-lottery by one press at /elott",
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const member = { scene: "member", url: "https://lottery.example/play" } as const;
    const address = "/lottery?gameCode=KNPK3&playType=STD";
    const modeOf = async ({ of }: Awaited<ReturnType<typeof visit>>) => {
      await waitFor(() => expect(of("launchGame")).toHaveLength(1));
      return (of("launchGame")[0]!.body as { readonly prizeMode?: string }).prizeMode;
    };
    await expect(await modeOf(await visit(story, address, member))).toBe("1950");
    await expect(await modeOf(await visit(story, address, { ...member, vendor: "ZY" }))).toBe("1960");
    await expect(await modeOf(await visit(story, "/seaLottery", member))).toBe("3");
    const lobby = await visit(story, "/elott", member);
    const list = await lobby.page.findByRole("region", { name: lobby.t("draw.popular") });
    const [start] = await within(list).findAllByRole("link", { name: new RegExp(lobby.t("draw.start"), "u") });
    start!.click();
    await expect(await modeOf(lobby)).toBe("1980");
    await expect(lobby.of("launchGame")[0]?.body).toMatchObject({ lottoGameCode: "HRSSC1", lottoView: "betting" });
    await lobby.page.findByTitle(/Haeram 1-Minute Five|해람 1분 볼/u);
  },
};

export const GateOnTheWay: SiteStory = {
  name: "LT-015 a visitor at a lottery's address sees the lotteries; after a link to it, login leads on",
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const address = await visit(story, "/lottery?gameCode=KNPK3&playType=STD");
    // One in the banner, one at its card.
    await waitFor(() =>
      expect(address.page.getAllByRole("button", { name: /Galaxy Boat Race|은하 보트 레이스/u })).toHaveLength(2),
    );
    await expect(screen.queryByRole("dialog")).toBeNull();

    const { page, t, of, auth } = await visit(story, "/elott", { url: "https://lottery.example/play" });
    const list = await page.findByRole("region", { name: t("draw.popular") });
    const [start] = await within(list).findAllByRole("link", { name: new RegExp(t("draw.start"), "u") });
    start!.click();
    const login = within(await screen.findByRole("dialog", { name: auth("login.title") }));
    await expect(of("launchGame")).toEqual([]);
    const box = async (label: string) => screen.findByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u"));
    await enterText(() => box(auth("field.username")), "demo");
    await enterText(() => box(auth("field.password")), "Demo-1234");
    await userEvent.click(await login.findByRole("button", { name: auth("login.submit") }));
    await waitFor(() => expect(of("launchGame")).toHaveLength(1));
    await page.findByTitle(/Haeram 1-Minute Five|해람 1분 볼/u);
  },
};

export const TrialAtAddress: SiteStory = {
  name: "LT-015 a trial account that opens a lottery's address sees the lotteries, and nothing is launched",
  play: async ({ mount, ...shown }) => {
    const { page, t, of, core } = await visit({ ...shown, mount }, "/seaLottery", { scene: "trial" });
    const start = await page.findByRole("button", { name: t("draw.lobby") });
    await waitFor(() => expect(of("memberInfo")).toHaveLength(1));
    await expect(screen.queryByText(core("in_need_true_account"))).toBeNull();
    await userEvent.click(start);
    await screen.findByText(core("in_need_true_account"));
    await expect(of("launchGame")).toEqual([]);
  },
};

/** The codes of the books by their names in both languages. */
const codes = Object.entries({
  BL: /Boardline|보드라인/u,
  SW: /Stadium Works|스타디움웍스/u,
  KO: /Kickoff|킥오프/u,
  NX: /Nexus Arena|넥서스아레나/u,
  PX: /Pixel Arena|픽셀아레나/u,
  LN: /Lineup|라인업/u,
});

const books = async ({ page, t }: Awaited<ReturnType<typeof visit>>) => {
  const tiles = within(await page.findByRole("navigation", { name: t("match.books") })).getAllByRole("button");
  return tiles.map(({ textContent }) => codes.find(([, name]) => name.test(textContent))?.[0]);
};

export const Sports: SiteStory = {
  name: "RT-024 HD-057 /sports has the books of sports without DS88 and those of e-sports, and its matches",
  play: async ({ mount, ...shown }) => {
    const shownSite = await visit({ ...shown, mount }, "/sports", { own: { esportsVendors: ["KO"] } });
    await expect(await books(shownSite)).toEqual(["BL", "SW"]);
    const { page, t } = shownSite;
    const live = await page.findByRole("list", { name: t("match.now") });
    await expect(within(live).getAllByText(t("match.live")).length).toBeGreaterThan(3);
    await expect(page.getByRole("list", { name: t("match.next") })).toBeInTheDocument();
  },
};

export const Book: SiteStory = {
  name: "LB-036 a press on a book starts its first game, after the login gate",
  play: async ({ mount, ...shown }) => {
    const { page, t, of } = await visit({ ...shown, mount }, "/sports", { scene: "member" });
    const tiles = await page.findByRole("navigation", { name: t("match.books") });
    await userEvent.click(within(tiles).getByRole("button", { name: /Boardline|보드라인/u }));
    await waitFor(() => expect(of("launchGame")).toHaveLength(1));
    await expect(of("gameList").map(({ query }) => query["vassalage"])).toContain("BL");
  },
};

export const ESports: SiteStory = {
  name: "RT-025 /esports has the books of e-sports and those that the brand moves there",
  play: async ({ mount, ...shown }) => {
    const shownSite = await visit({ ...shown, mount }, "/esports", { own: { esportsVendors: ["KO"] } });
    await expect(await books(shownSite)).toEqual(["NX", "PX", "LN", "KO"]);
    await shownSite.page.findByRole("list", { name: shownSite.t("match.now") });
  },
};

export const OneSport: SiteStory = {
  name: "A sport in the address shows its matches only",
  play: async ({ mount, ...shown }) => {
    const { page, t } = await visit({ ...shown, mount }, "/sports?sport=TENNIS");
    const sports = await page.findByRole("navigation", { name: t("match.sports") });
    const chosen = within(sports)
      .getAllByRole("link")
      .find((link) => link.getAttribute("aria-current") === "page");
    await expect(chosen?.getAttribute("href")).toBe("/sports?sport=TENNIS");
    const live = page.getByRole("list", { name: t("match.now") });
    for (const match of within(live).getAllByRole("listitem"))
      await expect(match).toHaveTextContent(chosen!.textContent!);
  },
};
