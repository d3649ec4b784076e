import { liveClassifications } from "@livery/product/liveClassifications.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  type LobbyStory,
  openLobby,
  PICTURE,
  refused,
  type ShownLobby,
  vendor,
  wireGame,
} from "../../../../../.storybook/lobbyPlatform.tsx";
import { holdPause } from "../../../../../.storybook/clock.ts";
import { SceneSite } from "../../../../../.storybook/SceneSite.tsx";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { settingOf, pageContent } from "../../../../../.storybook/storyGlobals.ts";

// The lists of games in the lobbies, on a platform that filters and pages as the specification says.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Lobby",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

const sixty = Array.from({ length: 60 }, (_, index) =>
  wireGame(`Game ${index + 1}`, {
    vassalage: index < 30 ? "PP" : "JL",
    gameClassify: index % 2 === 0 ? "Crash" : "Mini",
  }),
);

type Lobby = Awaited<ReturnType<typeof openLobby>>;

const showsCount = ({ canvas, t }: Lobby, number: number) =>
  canvas.findByText(t("shown", { count: number, number: String(number) }));

/** Loads further games while the page has the button. */
const loadUntil = ({ canvas, t }: Lobby, isEnough: () => boolean) =>
  waitFor(() => {
    if (!isEnough()) canvas.queryByRole("button", { name: t("more") })?.click();
    return expect(isEnough()).toBe(true);
  });

/** The numbers of games that the page shows from now on, in order, also those that it shows only for a moment. */
function watchCounts({ t }: Lobby, page: HTMLElement): readonly number[] {
  const label = new RegExp(t("shown", { count: 0, number: String.raw`(\d+)` }), "u");
  const seen: number[] = [];
  const look = () => {
    const count = Number(label.exec(page.textContent)?.[1]);
    if (count > 0 && count !== seen.at(-1)) seen.push(count);
  };
  look();
  new MutationObserver(look).observe(page, { subtree: true, childList: true, characterData: true });
  return seen;
}

export const Paging: LobbyStory = {
  name: "LB-010 LB-011 LB-012 LB-035 sixty games show 21, 39, 57 and 60, requested 24 at a time, each once",
  play: async ({ mount, ...story }) => {
    const lobby = await openLobby({ mount, ...story }, "/rng", { games: sixty });
    const counts = watchCounts(lobby, story.canvasElement);
    // Near the end of the list further games also load by themselves.
    await loadUntil(lobby, () => counts.at(-1) === 60);
    // Fewer are shown in between while the next request is on its way.
    await expect(counts).toEqual(expect.arrayContaining([21, 39, 57, 60]));
    await expect(lobby.canvas.queryByRole("button", { name: lobby.t("more") })).toBeNull();
    await expect(lobby.requested()).toHaveLength(3);
    const [first, second, third] = lobby.requested();
    await expect([first?.["pageNo"], second?.["pageNo"], third?.["pageNo"]]).toEqual(["1", "2", "3"]);
    for (const { pageSize } of lobby.requested()) await expect(pageSize).toBe("24");
    const [cell] = lobby.canvas.getAllByRole("article").map((card) => card.closest("li"));
    await expect(cell).toHaveAttribute("aria-setsize", "60");
  },
};

export const Reset: LobbyStory = {
  name: "LB-013 LB-014 another classification or provider begins at its first page with 21 games",
  play: async ({ mount, ...story }) => {
    const games = [...sixty, ...sixty.map((game) => ({ ...game, gameId: `${game.gameId} again` }))];
    const lobby = await openLobby({ mount, ...story }, "/rng", { games });
    const { t } = lobby;
    for (const [choose, vassalage] of [
      [() => lobby.choose(t("kinds"), t("kind.Crash")), undefined],
      [() => lobby.choose(t("vendors"), "Provider JL"), "JL"],
    ] as const) {
      await waitFor(() => expect(lobby.titles().length).toBeGreaterThan(0));
      const counts = watchCounts(lobby, story.canvasElement);
      await loadUntil(lobby, () => (counts.at(-1) ?? 0) > 21);
      const later = watchCounts(lobby, story.canvasElement);
      await choose();
      await waitFor(() => expect(later).toContain(21));
      // The list before the choice may have loaded a further page by itself.
      const chosen = lobby
        .requested()
        .find((query) => query["gameClassify"] === "Crash" && query["vassalage"] === vassalage);
      await expect(chosen).toMatchObject({ pageNo: "1" });
    }
  },
};

export const Late: LobbyStory = {
  name: "LB-015 the late response of an earlier choice does not replace the games of the later one",
  play: async ({ mount, ...story }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const reply = async ({ query }: { query: Readonly<Record<string, string>> }) => {
      if (query["gameClassify"] === "Crash") await held;
    };
    const lobby = await openLobby({ mount, ...story }, "/rng", { games: sixty, reply });
    const { t } = lobby;
    await lobby.choose(t("kinds"), t("kind.Crash"));
    await waitFor(() => expect(lobby.requested().some(({ gameClassify }) => gameClassify === "Crash")).toBe(true));
    await lobby.choose(t("kinds"), t("kind.Mini"));
    await waitFor(() => expect(lobby.titles()[0]).toBe("Game 2"));
    release();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(lobby.titles()[0]).toBe("Game 2");
  },
};

/** The addresses of the providers' tabs. */
const tabs = ({ canvas, t }: Awaited<ReturnType<typeof openLobby>>) =>
  within(canvas.getByRole("navigation", { name: t("vendors") }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

export const VendorInAddress: LobbyStory = {
  name: "LB-006 LB-016 LB-028 RT-039 RT-041 /rng?page=JL shows the games of JL; PP, JL and SG have tabs of /rng",
  play: async ({ mount, ...story }) => {
    const lobby = await openLobby({ mount, ...story }, "/rng?page=JL", { games: sixty });
    const { t, core } = lobby;
    const chosen = await lobby.choice(t("vendors"), "Provider JL");
    await expect(chosen).toHaveAttribute("aria-current", "page");
    await expect(chosen).toHaveAttribute("href", "/rng?page=JL");
    await expect(chosen.querySelector("img")).not.toBeNull();
    await expect(tabs(lobby)).toEqual(["/rng", "/rng?page=PP", "/rng?page=JL", "/rng?page=SG"]);
    await waitFor(() => expect(lobby.titles()[0]).toBe("Game 31"));
    await expect(lobby.requested()[0]).toMatchObject({ vassalage: "JL", gameType: "RNG" });
    const types = await lobby.canvas.findByRole("navigation", { name: t("types") });
    await expect(lobby.asked("GCSGAME_getVassGameType").map(({ query }) => query)).toEqual([{ vassalage: "JL" }]);
    const fishing = within(types).getByRole("link", { name: core("nav.fishing") });
    await expect(fishing).toHaveAttribute("href", "/fish?page=JL");
  },
};

export const Classification: LobbyStory = {
  name: "LB-017 LB-117 RT-038 /rng?gameClassify=Crash shows crash games only, even if the platform ignores the choice",
  play: async ({ mount, ...story }) => {
    const reply = ({ call }: { call: string }) =>
      call === "GCSGAME_gameList" ? { games: sixty, pageNum: 1, totalPages: 1 } : undefined;
    const lobby = await openLobby({ mount, ...story }, "/rng?gameClassify=Crash", { games: sixty, reply });
    await showsCount(lobby, 21);
    await expect(lobby.requested()[0]).toMatchObject({ gameClassify: "Crash" });
    await expect(lobby.titles().slice(0, 3)).toEqual(["Game 1", "Game 3", "Game 5"]);
  },
};

export const MiniGames: LobbyStory = {
  name: "BR-047 the mini games of a brand are those of its own classification",
  play: async ({ mount, ...story }) => {
    const site = { miniGames: "Little" };
    const games = [wireGame("Ladder", { gameClassify: "Little" }), wireGame("Reels")];
    const lobby = await openLobby({ mount, ...story }, "/rng?gameClassify=Little", { games, site });
    await waitFor(() => expect(lobby.titles()).toEqual(["Ladder"]));
    const chosen = await lobby.choice(lobby.t("kinds"), lobby.t("kind.Mini"));
    await expect(chosen).toHaveAttribute("aria-current", "page");
  },
};

export const UnknownChoice: LobbyStory = {
  name: "RT-058 an unknown provider and classification show all games",
  play: async ({ mount, ...story }) => {
    const lobby = await openLobby({ mount, ...story }, "/rng?page=NOPE&gameClassify=NOPE", { games: sixty });
    await showsCount(lobby, 21);
    await waitFor(async () =>
      expect(await lobby.choice(lobby.t("vendors"), lobby.t("all"))).toHaveAttribute("aria-current", "page"),
    );
    await expect(lobby.requested().at(-1)).not.toHaveProperty("gameClassify");
    await expect(lobby.requested().at(-1)).not.toHaveProperty("vassalage");
  },
};

/** Chooses each kind of table and looks at what comes. */
function kinds(from: number, to: number): NonNullable<LobbyStory["play"]> {
  return async ({ mount, ...story }: ShownLobby) => {
    const games = liveClassifications.map((code) =>
      wireGame(`Table ${code}`, { gameType: "LIVE", gameClassify: code }),
    );
    const lobby = await openLobby({ mount, ...story }, "/live", { games });
    const { t } = lobby;
    await showsCount(lobby, 15);
    for (const code of liveClassifications.slice(from, to)) {
      await lobby.choose(t("tables"), t(`kind.${code}`));
      await waitFor(() => expect(lobby.titles()).toEqual([`Table ${code}`]));
      await expect(lobby.requested().at(-1)).toMatchObject({ gameType: "LIVE", gameClassify: code, pageNo: "1" });
    }
  };
}

export const FirstTables: LobbyStory = {
  name: "LB-101 LB-102 LB-103 LB-104 LB-105 each kind of table is requested and shown alone",
  play: kinds(0, 5),
};
export const FurtherTables: LobbyStory = {
  name: "LB-106 LB-107 LB-108 LB-109 LB-110 each kind of table is requested and shown alone",
  play: kinds(5, 10),
};
export const LastTables: LobbyStory = {
  name: "LB-111 LB-112 LB-113 LB-114 LB-115 each kind of table is requested and shown alone",
  play: kinds(10, 15),
};

export const Kinds: LobbyStory = {
  name: "LB-116 RT-018 RT-040 /live has tabs of PP and EVO, and all tables and fifteen kinds in order; slots have none",
  play: async ({ mount, ...story }) => {
    const groups = [{ gameCategory: "LIVE", vendors: [vendor("PP"), vendor("EVO")] }];
    const reply = ({ call }: { readonly call: string }) => (call === "GCSGAME_gameVendor" ? groups : undefined);
    const lobby = await openLobby({ mount, ...story }, "/live", { reply });
    await lobby.choice(lobby.t("vendors"), "Provider EVO");
    await expect(tabs(lobby)).toEqual(["/live", "/live?page=PP", "/live?page=EVO"]);
    const { t, canvas } = lobby;
    const tables = await canvas.findByRole("navigation", { name: t("tables") });
    const codes = within(tables)
      .getAllByRole("link")
      .map((link) => new URLSearchParams((link.getAttribute("href") ?? "").split("?")[1]).get("gameClassify"));
    await expect(codes).toEqual([null, ...liveClassifications]);
    await lobby.show("/rng");
    await canvas.findByRole("navigation", { name: t("kinds") });
    await expect(canvas.queryByRole("navigation", { name: t("tables") })).toBeNull();
  },
};

export const Lobbies: LobbyStory = {
  name: "RT-017 RT-019 RT-020 RT-023 each lobby requests and shows the games of its type",
  play: async ({ mount, ...story }) => {
    const types = { "/rng": "RNG", "/live": "LIVE", "/pvp": "PVP", "/fish": "FISH" } as const;
    const games = Object.values(types).map((gameType) => wireGame(`One of ${gameType}`, { gameType }));
    const lobby = await openLobby({ mount, ...story }, "/rng", { games });
    for (const [path, gameType] of Object.entries(types)) {
      await lobby.show(path);
      await waitFor(() => expect(lobby.titles()).toEqual([`One of ${gameType}`]));
      await expect(lobby.requested().at(-1)).toMatchObject({ gameType });
    }
  },
};

export const Filters: LobbyStory = {
  name: "LB-023 LB-024 LB-025 the search is sent 300 ms after the last letter, the hints as minBet=1 and minLineNum=25",
  play: async ({ mount, ...story }) => {
    const lobby = await openLobby({ mount, ...story }, "/rng", { games: sixty });
    const { canvas, t } = lobby;
    const searched = () => lobby.requested().flatMap(({ gameName }) => gameName ?? []);
    const box = await canvas.findByRole("searchbox", { name: t("search.label") });
    const pause = holdPause(300);
    try {
      await userEvent.type(box, "Game 5");
      // Each letter begins the pause anew.
      await expect(pause.count()).toBe(1);
      await expect(searched()).toEqual([]);
      pause.end();
    } finally {
      pause.restore();
    }
    await waitFor(() => expect(lobby.titles()).toHaveLength(11));
    await expect(searched()).toEqual(["Game 5"]);
    await expect(lobby.requested().at(-1)).toMatchObject({ gameName: "Game 5", pageNo: "1" });
    canvas.getByRole("button", { name: t("filter.bets", { amount: "1" }) }).click();
    await waitFor(() => expect(lobby.requested().at(-1)).toMatchObject({ minBet: "1" }));
    canvas.getByRole("button", { name: t("filter.lines", { count: 25 }) }).click();
    await waitFor(() => expect(lobby.requested().at(-1)).toMatchObject({ minLineNum: "25", gameName: "Game 5" }));
  },
};

export const Empty: LobbyStory = {
  name: "LB-026 LB-030 without games or providers the lobby says so",
  play: async ({ mount, ...story }) => {
    const reply = ({ call }: { call: string }) => (call === "GCSGAME_gameVendor" ? [] : undefined);
    const { canvas, t } = await openLobby({ mount, ...story }, "/fish", { reply });
    await expect(await canvas.findByRole("heading", { name: t("empty.title") })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Provider PP" })).toBeNull();
  },
};

export const Failing: LobbyStory = {
  name: "A list that could not be loaded says so and comes after a retry",
  play: async ({ mount, ...story }) => {
    let fails = true;
    const reply = ({ call }: { call: string }) => (fails && call === "GCSGAME_gameList" ? refused : undefined);
    const lobby = await openLobby({ mount, ...story }, "/rng", { games: sixty, reply });
    const retry = await lobby.canvas.findByRole("button", {
      name: `${lobby.core("failure.retry")}: ${lobby.t("games")}`,
    });
    fails = false;
    await userEvent.click(retry);
    await showsCount(lobby, 21);
  },
};

export const Cards: LobbyStory = {
  name: "LB-001 LB-003 LB-009 a card per game with its icon, name, play, favourite and trial, under the providers of its group",
  play: async ({ mount, ...story }) => {
    const outside = location.origin + siteIn(settingOf(story)).assets.logo;
    const games = [
      wireGame("Sun", { supportPlay: 0 }),
      wireGame("Moon", { supportPlay: 1, showIcon: outside }),
      wireGame("Shark", { gameType: "FISH" }),
    ];
    const groups = [
      { gameCategory: "RNG", vendors: [vendor("PP"), vendor("JL")] },
      { gameCategory: "FISH", vendors: [vendor("SG")] },
    ];
    const reply = ({ call }: { call: string }) => (call === "GCSGAME_gameVendor" ? groups : undefined);
    const lobby = await openLobby({ mount, ...story }, "/rng", { games, reply, imageHosts: [location.origin] });
    const { canvas, core, t } = lobby;
    await waitFor(() => expect(lobby.titles()).toEqual(["Sun", "Moon"]));
    const pictureOf = async (name: string) => (await lobby.card(name)).querySelector("img")?.getAttribute("src");
    // Storybook serves the pictures of each brand below a path of its own.
    await waitFor(async () =>
      expect(await pictureOf("Sun")).toMatch(new RegExp(`^${location.origin}/.*${PICTURE}`, "u")),
    );
    await expect(await pictureOf("Moon")).toBe(outside);
    await expect(canvas.getByRole("heading", { level: 1, name: lobby.slots("page.title") })).toBeVisible();
    for (const { gameName = "", supportPlay } of games.slice(0, 2)) {
      const card = await lobby.card(gameName);
      // The buttons over the picture are shown with the pointer or the keyboard.
      const buttons = within(card)
        .getAllByRole("button", { hidden: true })
        .map((button) => button.getAttribute("aria-label") ?? button.textContent);
      await expect(buttons).toContain(t("favourite", { game: gameName }));
      await expect(buttons.some((label) => label?.includes(core("gameCard.play")))).toBe(true);
      await expect(buttons.some((label) => label?.includes(core("gameCard.trial")))).toBe(supportPlay === 0);
    }
    const providers = within(await canvas.findByRole("navigation", { name: t("vendors") }));
    const shown = providers.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(shown).toEqual([t("all"), "Provider PP", "Provider JL"]);
  },
};

export const PictureHost: LobbyStory = {
  name: "BR-039 CN-042 pictures come from one of the platform's three hosts, chosen at random, the same until a reload",
  play: async ({ mount, ...story }) => {
    const { random } = Math;
    Math.random = () => 0.5;
    try {
      const imageHosts = ["https://one.example", location.origin, "https://three.example"];
      const lobby = await openLobby({ mount, ...story }, "/rng", { games: sixty, imageHosts });
      const hosts = () =>
        [...document.querySelectorAll<HTMLImageElement>("article img[src]")].map(({ src }) => new URL(src).origin);
      await waitFor(() => expect(new Set(hosts())).toEqual(new Set([location.origin])));
      Math.random = () => 0.9;
      (await lobby.choice(lobby.t("vendors"), "Provider JL")).click();
      await waitFor(() => expect(lobby.titles()[0]).toBe("Game 31"));
      await waitFor(() => expect(new Set(hosts())).toEqual(new Set([location.origin])));
    } finally {
      Math.random = random;
    }
  },
};

export const Card: LobbyStory = {
  name: "LB-002 a card has the game's name, else its other name",
  play: async ({ mount, ...story }) => {
    const { gameName: _, ...nameless } = wireGame("2", { nodeName: "Other name" });
    const lobby = await openLobby({ mount, ...story }, "/rng", {
      games: [wireGame("Own name")],
      reply: ({ call }) =>
        call === "GCSGAME_gameList"
          ? { games: [wireGame("Own name"), nameless], pageNum: 1, totalPages: 1 }
          : undefined,
    });
    await waitFor(() => expect(lobby.titles()).toEqual(["Own name", "Other name"]));
  },
};

export const Pictures: LobbyStory = {
  name: "LB-034 a game's picture loads near the window; one that cannot be loaded gets a placeholder",
  play: async ({ mount, ...story }) => {
    const games = sixty.map((game, index) => ({ ...game, showIcon: `/wps/pictures/game/gem/story-${index + 1}.svg` }));
    const { constants } = siteIn(settingOf(story));
    const site = { constants: { ...constants, gameListPageSize: 60, menuGridFirstPageSize: 60 } };
    const lobby = await openLobby({ mount, ...story }, "/rng", { games, site });
    const pictures = () => [...story.canvasElement.querySelectorAll<HTMLImageElement>("article img")];
    const hasLoaded = (number: number) => pictures().some(({ src }) => src.includes(`/story-${number}.svg`));
    await waitFor(() => expect(hasLoaded(1)).toBe(true));
    await expect(hasLoaded(60)).toBe(false);
    const picture = (await lobby.card("Game 1")).querySelector("img")!;
    picture.dispatchEvent(new Event("error"));
    await waitFor(() => expect(picture.src).not.toContain("/story-1.svg"));
    await expect(picture).toHaveAttribute("src");
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return expect(hasLoaded(60)).toBe(true);
    });
    scrollTo(0, 0);
  },
};

export const Rate: LobbyStory = {
  name: "LB-032 the lobby of the fishing games shows their point rate 1.20",
  play: async ({ mount, ...story }) => {
    const { canvas, t } = await openLobby({ mount, ...story }, "/fish", { site: { pointRates: { FISH: 1.2 } } });
    await expect(await canvas.findByText(t("rate", { rate: "1.20" }))).toBeVisible();
  },
};

export const KeptVendors: LobbyStory = {
  name: "LB-027 ST-012 the providers are requested once with the merchant's code, and kept in gameVendor for a reload",
  play: async ({ mount, ...story }) => {
    const reply = ({ call }: { call: string }) =>
      call === "GCSGAME_gameVendor" ? [{ gameCategory: "RNG", vendors: [vendor("ZZ")] }] : undefined;
    const lobby = await openLobby({ mount, ...story }, "/rng", { reply });
    await lobby.canvas.findByRole("link", { name: "Provider ZZ" });
    await expect(lobby.asked("GCSGAME_gameVendor")[0]?.query).toMatchObject({ merchantCode: lobby.site.merchant });
    await expect(sessionStorage.getItem("gameVendor")).toContain("ZZ");
    await lobby.show("/rng");
    await lobby.canvas.findByRole("link", { name: "Provider ZZ" });
    await expect(lobby.asked("GCSGAME_gameVendor")).toHaveLength(1);
  },
};
