import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  type Asked,
  type LobbyStory,
  openLobby,
  refused,
  vendor,
  wireGame,
} from "../../../../../.storybook/lobbyPlatform.tsx";
import { SceneSite } from "../../../../../.storybook/SceneSite.tsx";
import { pageContent } from "../../../../../.storybook/storyGlobals.ts";

// Favourites, recent games, rooms and popular games.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Lobby of a member",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("member"),
};
export default meta;

const games = ["Sun", "Moon", "Star"].map((name) => wireGame(name));

/** A platform that keeps favourites. */
function favourites(first: readonly string[] = []) {
  let ids = [...first];
  return {
    reply({ call, body }: Asked): unknown {
      if (call === "MCSFE_getFavoriteGames") return ids;
      if (call === "MCSFE_getFavoriteGamesList") {
        return { games: ids.map((id) => wireGame(id)), pageNum: 1, totalPages: 1 };
      }
      if (call !== "MCSFE_setFavoriteGame") return undefined;
      const { gameId, favorite } = body as { readonly gameId: string; readonly favorite: boolean };
      ids = favorite ? [gameId, ...ids] : ids.filter((id) => id !== gameId);
      return null;
    },
  };
}

type Lobby = Awaited<ReturnType<typeof openLobby>>;

const heartOf = async ({ card, t }: Lobby, name: string) =>
  within(await card(name)).findByRole("button", { name: t("favourite", { game: name }) });

export const Heart: LobbyStory = {
  name: "LB-020 LB-021 ST-013 a heart is shown at once and kept in favGames, and the game is on /fav",
  play: async ({ mount, ...story }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { reply } = favourites(["Star"]);
    const lobby = await openLobby({ mount, ...story }, "/rng", {
      games,
      scene: "member",
      reply: async (asked) => {
        if (asked.call === "MCSFE_setFavoriteGame") await held;
        return reply(asked);
      },
    });
    await waitFor(async () => expect(await heartOf(lobby, "Star")).toHaveAttribute("aria-pressed", "true"));
    await expect(JSON.parse(sessionStorage.getItem("favGames") ?? "")).toEqual(["Star"]);
    const heart = await heartOf(lobby, "Moon");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    release();
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem("favGames") ?? "")).toEqual(["Moon", "Star"]));
    await lobby.show("/fav");
    await waitFor(() => expect(lobby.titles()).toEqual(["Moon", "Star"]));
  },
};

export const HeartBack: LobbyStory = {
  name: "A heart that the platform does not take goes back, with a message",
  play: async ({ mount, ...story }) => {
    const reply = ({ call }: Asked) => (call === "MCSFE_setFavoriteGame" ? refused : undefined);
    const lobby = await openLobby({ mount, ...story }, "/rng", { games, scene: "member", reply });
    const heart = await heartOf(lobby, "Moon");
    await userEvent.click(heart);
    const told = await lobby.canvas.findByText(lobby.t("favourite.failed", { game: "Moon" }));
    await waitFor(() => expect(told).toBeVisible());
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
  },
};

export const HeartOfVisitor: LobbyStory = {
  name: "A heart asks a visitor to log in, and nothing is sent",
  play: async ({ mount, ...story }) => {
    const lobby = await openLobby({ mount, ...story }, "/rng", { games });
    const heart = await heartOf(lobby, "Moon");
    await userEvent.click(heart);
    await screen.findByRole("dialog", { name: lobby.auth("login.title") });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect(lobby.asked("MCSFE_setFavoriteGame")).toEqual([]);
  },
};

export const Favourites: LobbyStory = {
  name: "LB-019 /fav requests ids and games of the favourites, and a removed one leaves the list",
  play: async ({ mount, ...story }) => {
    const { reply } = favourites(["Sun", "Star"]);
    const lobby = await openLobby({ mount, ...story }, "/fav", { scene: "member", reply });
    await waitFor(() => expect(lobby.titles()).toEqual(["Sun", "Star"]));
    await waitFor(() => expect(lobby.asked("MCSFE_getFavoriteGames")).not.toEqual([]));
    await expect(lobby.asked("MCSFE_getFavoriteGamesList")[0]?.query).toEqual({ pageNo: "1", pageSize: "24" });
    const heart = await heartOf(lobby, "Sun");
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(heart);
    await waitFor(() => expect(lobby.titles()).toEqual(["Star"]));
  },
};

export const FavouritesOfVisitor: LobbyStory = {
  name: "RT-022 without a session /fav is empty and its button opens the login",
  play: async ({ mount, ...story }) => {
    const { canvas, lists, auth, asked } = await openLobby({ mount, ...story }, "/fav");
    const main = within(await canvas.findByRole("main"));
    await expect(await main.findByRole("heading", { name: lists("fav.loginTitle") })).toBeVisible();
    await userEvent.click(main.getByRole("button", { name: lists("fav.login") }));
    await screen.findByRole("dialog", { name: auth("login.title") });
    await expect(asked("MCSFE_getFavoriteGamesList")).toEqual([]);
  },
};

export const Recent: LobbyStory = {
  name: "LB-022 a member's lobby has the tab Recent with the games of its type that the member opened",
  play: async ({ mount, ...story }) => {
    const opened = [wireGame("Star"), wireGame("Shark", { gameType: "FISH" }), wireGame("Sun")];
    const reply = ({ call }: Asked) => (call === "GCS_recentGame" ? { games: opened } : undefined);
    const lobby = await openLobby({ mount, ...story }, "/rng", { games, scene: "member", reply });
    const tab = await lobby.choice(lobby.t("vendors"), lobby.t("recent"));
    tab.click();
    await waitFor(() => expect(lobby.titles()).toEqual(["Star", "Sun"]));
    await expect(tab).toHaveAttribute("aria-current", "page");
  },
};

export const NoRecent: LobbyStory = {
  name: "Without a session a lobby has no recent games",
  play: async ({ mount, ...story }) => {
    const lobby = await openLobby({ mount, ...story }, "/rng?recent=1", { games });
    await waitFor(() => expect(lobby.titles()).toEqual(["Sun", "Moon", "Star"]));
    await expect(lobby.canvas.queryByRole("link", { name: lobby.t("recent") })).toBeNull();
    await expect(lobby.asked("GCS_recentGame")).toEqual([]);
  },
};

export const Hot: LobbyStory = {
  name: "LB-007 LB-008 LB-018 RT-021 CN-045 /hot lists games with isHot or isot, and the providers with isHot, which filter it",
  play: async ({ mount, ...story }) => {
    const reply = ({ call }: Asked) => {
      if (call === "GCSGAME_gameVendor") return [{ gameCategory: "RNG", vendors: [vendor("PP", 1), vendor("JL")] }];
      if (call !== "GCSGAME_hotGamesV2") return undefined;
      return { list: [wireGame("A", { isHot: 1 }), wireGame("B", { isot: 1 }), wireGame("C", { isHot: 0 })] };
    };
    const lobby = await openLobby({ mount, ...story }, "/hot", { reply });
    await waitFor(() => expect(lobby.titles()).toEqual(["A", "B"]));
    await lobby.choose(lobby.t("vendors"), "Provider PP");
    await waitFor(() =>
      expect(lobby.asked("GCSGAME_hotGamesV2").at(-1)?.query).toEqual({
        merchantCode: lobby.site.merchant,
        isPlatform: "2",
        vassalage: "PP",
        platform: "flash,html5-desktop",
        language: lobby.site.defaultLanguage,
      }),
    );
    await expect(lobby.canvas.queryByRole("link", { name: "Provider JL" })).toBeNull();
  },
};

export const Rooms: LobbyStory = {
  name: "LB-029 /pvp lists the open rooms of GLS2_roomList to members, and joining one launches it with its roomId",
  play: async ({ mount, ...story }) => {
    const room = { roomId: 7, roomName: "Table 7", gameName: "Hold'em", vassalage: "JL", playerNum: 4, seatNum: 6 };
    const full = { ...room, roomId: 8, roomName: "Table 8", playerNum: 6 };
    const reply = ({ call }: Asked) => {
      if (call === "launchGame") return refused;
      return call === "GLS2_roomList" ? { rooms: [room, full] } : undefined;
    };
    const lobby = await openLobby({ mount, ...story }, "/pvp?page=JL", { scene: "member", reply });
    const join = (name: string) => lobby.poker("rooms.join", { room: `Hold'em ${name}` });
    const button = await lobby.canvas.findByRole("button", { name: join("Table 7") });
    await expect(lobby.canvas.getByText(lobby.poker("rooms.seats", { players: 4, count: 6 }))).toBeVisible();
    await expect(lobby.asked("GLS2_roomList").map(({ query }) => query)).toEqual([{ vassalage: "JL" }]);
    await expect(lobby.canvas.getByText(lobby.poker("rooms.full"))).toBeVisible();
    await expect(lobby.canvas.queryByRole("button", { name: join("Table 8") })).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(lobby.asked("launchGame")).toHaveLength(1));
    const [launch] = lobby.asked("launchGame");
    await expect(launch?.body).toMatchObject({ roomId: "7", vassalage: "JL" });
    await expect(launch?.body).not.toHaveProperty("gameId");
  },
};
