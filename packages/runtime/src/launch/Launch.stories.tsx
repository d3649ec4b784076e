import { createSend, type Send } from "@livery/platform/createSend.ts";
import type { WireGame } from "@livery/platform/decoders/shared/game.gen.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import type { Game } from "@livery/platform/game.ts";
import { routes } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { dialogSections } from "../app/dialogSections.ts";
import { GameInPage } from "../app/testing/GameInPage.tsx";
import { StackInPage } from "../app/testing/StackInPage.tsx";
import { createTexts } from "../i18n/createTexts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { demoMember as member } from "../../../../.storybook/demoMember.ts";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn } from "../../../../.storybook/siteIn.ts";
import { pageContent, settingOf } from "../../../../.storybook/storyGlobals.ts";

// Launching a game from its card to its frame, with the site's own client on a platform of the story's own.

/** An address that never answers: the frame is what is looked at, not the game. */
const GAME = "https://games.example/play?key=session-key";
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

function wireGame(name: string, about: Partial<WireGame> = {}): WireGame {
  return { gameId: name, gameName: name, vassalage: "PP", gameType: "RNG", showIcon: PICTURE, ...about };
}

function decoded(wire: WireGame): Game {
  const list = gameList.decode({ games: [wire], pageNum: 1, totalPages: 1 });
  if (!list.ok) throw new Error("The game is not valid.");
  return list.value.games[0]!;
}

const meta: Meta<typeof GameInPage> = {
  title: "Site/Launch",
  component: GameInPage,
  tags: ["!autodocs"],
  ...pageContent("guest"),
  args: { game: decoded(wireGame("Orchard")) },
};
export default meta;

type Story = StoryObj<typeof GameInPage>;
type Shown = Parameters<NonNullable<Story["play"]>>[0];

interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
}

/** What the platform answers, by the last part of a call's path: a value, or a whole response. */
type Responses = Readonly<Record<string, (asked: Asked) => unknown>>;

interface Setup {
  readonly game?: Partial<WireGame>;
  readonly agentType?: number | "nobody";
  readonly responses?: Responses;
  readonly site?: Partial<SiteConfig>;
}

const usual: Responses = { launchGame: () => ({ game_url: GAME }), balance: () => ({ sumBalance: 10 }) };

const fails =
  (status: number, code: string, message = "") =>
  () =>
    Response.json({ success: false, code, message }, { status });

let visits = 0;

/** Shows the card of the game "Orchard" to a member. */
async function visit({ mount, ...story }: Shown, { game, agentType = 0, responses, site: own }: Setup = {}) {
  const { ageCheckBeforeFreePlay: _, ...brand } = siteIn(settingOf(story));
  const site: SiteConfig = { ...brand, hosts: { ...brand.hosts, games: ["https://games.example"] }, ...own };
  const all: Responses = { ...usual, ...responses };
  const asked: (Asked & { readonly call: string })[] = [];
  const client = createSend({
    origin: "/",
    merchant: site.merchant,
    language: () => document.documentElement.lang,
    token: () => sessionStorage.getItem("token") ?? "story",
    tries: 1,
    fetch: async (input) => {
      const request = input as Request;
      const { pathname, searchParams } = new URL(request.url);
      const call = pathname.split("/").at(-1) ?? "";
      const text = await request.text();
      const one = {
        call,
        query: Object.fromEntries(searchParams),
        body: text ? (JSON.parse(text) as Asked["body"]) : {},
      };
      asked.push(one);
      const value = await all[call]?.(one);
      return value instanceof Response ? value : Response.json({ success: true, value });
    },
  });
  const { send: recorded } = openScene({ scene: "guest", site });
  const send = ((call, request, options) =>
    ((call.path.split("/").at(-1) ?? "") in all ? client : recorded)(call, request, options)) as Send;
  sessionStorage.removeItem("vassalage");
  visits += 1;
  await mount(
    <StackInPage
      key={visits}
      site={site}
      send={send}
      member={agentType !== "nobody" ? { ...member, agentType } : undefined}
      sections={dialogSections}
    >
      <GameInPage game={decoded(wireGame("Orchard", game))} />
    </StackInPage>,
  );
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all([texts.load("core"), texts.load("auth"), texts.load("launch")]);
  return {
    t: texts.i18n.getFixedT(null, "launch"),
    core: texts.i18n.getFixedT(null, "core"),
    auth: texts.i18n.getFixedT(null, "auth"),
    path: () => screen.getByTestId("path").textContent,
    of: (call: string) => asked.filter((one) => one.call === call),
    /** Presses the card. */
    play: async () =>
      (await within(await screen.findByRole("article")).findByRole("button", { name: "Orchard" })).click(),
  };
}

type Visited = Awaited<ReturnType<typeof visit>>;

/** Plays until the frame is there. */
async function playing(shown: Shown, setup?: Setup) {
  const page = await visit(shown, setup);
  await page.play();
  const frame = () => screen.findByTitle<HTMLIFrameElement>(page.t("frame", { name: "Orchard" }));
  await frame();
  return { ...page, frame };
}

const loader = ({ t }: Visited) => screen.findByRole("dialog", { name: t("opening", { name: "Orchard" }) });

/** Some brands show the button only to a pointer over the card. */
const trialButton = ({ core }: Visited) => new RegExp(`^${core("gameCard.trial")}`, "u");

const noDialog = () => waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());

export const Visitor: Story = {
  name: "LA-001 a visitor who plays gets the login, and nothing is launched",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { agentType: "nobody" });
    await page.play();
    await screen.findByRole("dialog", { name: page.auth("login.title") });
    await expect(page.of("launchGame")).toEqual([]);
  },
};

export const TrialAccount: Story = {
  name: "LA-002 RO-008a CN-054 a trial account that plays gets a warning with one button, and nothing is launched",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { agentType: 4 });
    await page.play();
    const warning = await screen.findByRole("alertdialog");
    await expect(warning).toHaveAccessibleDescription(page.core("in_need_true_account"));
    await expect(within(warning).getAllByRole("button")).toHaveLength(1);
    await expect(page.of("launchGame")).toEqual([]);
  },
};

export const Loader: Story = {
  name: "LA-003 MO-025 a loader covers the page while a game opens and while the member logs out, and is gone afterwards",
  play: async ({ mount, ...shown }) => {
    const held: (() => void)[] = [];
    const hold = (value: unknown) => () => new Promise((resolve) => held.push(() => resolve(value)));
    const page = await visit(
      { ...shown, mount },
      { responses: { launchGame: hold({ game_url: GAME }), logout: hold(null) } },
    );
    await page.play();
    await expect((await loader(page)).matches(":modal")).toBe(true);
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]!();
    await screen.findByTitle(page.t("frame", { name: "Orchard" }));
    await noDialog();
    screen.getByTestId("logout").click();
    await userEvent.click(await screen.findByRole("button", { name: page.auth("logout.confirm") }));
    const leaving = await screen.findByRole("dialog", { name: page.auth("logout.busy") });
    await expect(leaving.matches(":modal")).toBe(true);
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]!();
    await noDialog();
  },
};

export const Cancelled: Story = {
  name: "A visitor can give up waiting for a game",
  play: async ({ mount, ...shown }) => {
    let respond = (): void => undefined;
    const held = new Promise<object>((resolve) => (respond = () => resolve({ game_url: GAME })));
    const page = await visit({ ...shown, mount }, { responses: { launchGame: () => held } });
    await page.play();
    await waitFor(() => expect(page.of("launchGame")).toHaveLength(1));
    ((await loader(page)) as HTMLDialogElement).requestClose();
    await noDialog();
    respond();
    await expect(page.path()).toBe("/index");
  },
};

export const Stored: Story = {
  name: "LA-027 LA-047 the provider is stored before the launch is sent, and the game's address nowhere",
  play: async ({ mount, ...shown }) => {
    const log: (string | null)[] = [];
    const launchGame = () => {
      log.push(sessionStorage.getItem("vassalage"));
      return { game_url: GAME };
    };
    const { frame, path } = await playing({ ...shown, mount }, { responses: { launchGame } });
    await expect(log).toEqual(["PP"]);
    await expect([path(), (await frame()).src]).toEqual(["/game", GAME]);
    const stored = [localStorage, sessionStorage].flatMap((area) => Object.values({ ...area }) as string[]);
    await expect([...stored, document.cookie].filter((value) => value.includes("session-key"))).toEqual([]);
  },
};

export const Failure: Story = {
  name: "LA-038 a launch that fails ends the loader with a message, and the page stays",
  play: async ({ mount, ...shown }) => {
    const refusal = () => Response.json({ success: false, code: "BLOCKED", message: "Not today." });
    for (const [launchGame, said] of [
      [fails(500, "INTERNAL"), undefined],
      [refusal, "Not today."],
    ] as const) {
      const page = await visit({ ...shown, mount }, { responses: { launchGame } });
      await page.play();
      const warning = await screen.findByRole("alertdialog", { name: page.t("failed.title") });
      await expect(warning).toHaveAccessibleDescription(said ?? page.t("failed.text"));
      await expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
      await userEvent.click(within(warning).getByRole("button"));
      await noDialog();
      await expect(page.path()).toBe("/index");
    }
  },
};

export const Maintenance: Story = {
  name: "LA-039 LB-031 ER-017 a game under maintenance says so and suggests up to four others, which can be played",
  play: async ({ mount, ...shown }) => {
    const down = fails(409, "GAME_MAINTENANCE");
    const names = ["Sun", "Orchard", "Moon", "Star", "Comet", "Nova"];
    const games = [wireGame("Broken", { maintenance: true }), ...names.map((name) => wireGame(name))];
    const page = await visit(
      { ...shown, mount },
      {
        responses: {
          launchGame: ({ body }) => (body["gameId"] === "Orchard" ? down() : { game_url: GAME }),
          GCSGAME_gameList: () => ({ games, pageNum: 1, totalPages: 1 }),
        },
      },
    );
    await page.play();
    const dialog = await screen.findByRole("dialog", { name: page.t("maintenance.title", { name: "Orchard" }) });
    await waitFor(() => expect(within(dialog).getByText(page.t("maintenance.text"))).toBeVisible());
    const others = within(within(dialog).getByRole("list", { name: page.t("games") })).getAllByRole("button");
    await expect(others.map((other) => other.getAttribute("aria-label"))).toEqual(
      ["Sun", "Moon", "Star", "Comet"].map((name) => `${name}, PP`),
    );
    await expect(page.path()).toBe("/index");
    others[1]!.click();
    await screen.findByTitle(page.t("frame", { name: "Moon" }));
    await expect(page.path()).toBe("/game");
  },
};

export const Invalid: Story = {
  name: "LA-042 ER-019 without an address, or with one that is not allowed, it says to contact support, and the page stays",
  play: async ({ mount, ...shown }) => {
    // Each class of addresses that is refused: launchPayloads.test.ts.
    for (const game_url of ["", "javascript:alert(1)", "https://evil.example/"]) {
      const page = await visit({ ...shown, mount }, { responses: { launchGame: () => ({ game_url }) } });
      await page.play();
      const warning = await screen.findByRole("alertdialog", { name: page.t("invalid.title") });
      await expect(warning).toHaveAccessibleDescription(page.t("invalid.text"));
      await expect(warning).toHaveTextContent(/customer service|고객센터/u);
      await expect(page.path()).toBe("/index");
      await expect(document.querySelector("iframe")).toBeNull();
    }
  },
};

export const Popup: Story = {
  name: "LA-041 ER-020 a window that the browser blocks is explained; an opened one gets the game and cannot reach the page",
  play: async ({ mount, ...shown }) => {
    const { t } = await playing({ ...shown, mount });
    const open = globalThis.open;
    try {
      globalThis.open = () => null;
      const button = screen.getByRole("button", { name: t("window") });
      await userEvent.click(button);
      await screen.findByText(t("blocked"));
      const opened = { opener: globalThis, location: { replace: fn() } };
      globalThis.open = () => opened as unknown as Window;
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByText(t("blocked"))).toBeNull());
      await expect(opened.location.replace).toHaveBeenCalledWith(GAME);
      await expect(opened.opener).toBeNull();
    } finally {
      globalThis.open = open;
    }
  },
};

/** How long a game may take before the page says so, in ms (LA-044). */
const PATIENCE = 15_000;

export const Slow: Story = {
  name: "LA-044 ER-018 a game that has not loaded after 15 seconds gets a hint, which ends once it is loaded again",
  play: async ({ mount, ...shown }) => {
    // Holds back the timers of this length, as a fake clock would.
    const held: (() => void)[] = [];
    const { setTimeout: real } = globalThis;
    const hold = (run: () => void, ms?: number) => (ms === PATIENCE ? held.push(run) : real(run, ms));
    const hang = (event: Event) => event.target instanceof HTMLIFrameElement && event.stopPropagation();
    globalThis.setTimeout = hold as unknown as typeof real;
    document.addEventListener("load", hang, true);
    try {
      const { t, frame } = await playing({ ...shown, mount });
      await expect(screen.queryByText(t("slow"))).toBeNull();
      for (const run of held.splice(0)) run();
      await expect(await screen.findByText(t("slow"))).toBeVisible();
      const first = await frame();
      await userEvent.click(screen.getByRole("button", { name: t("again") }));
      await expect(await frame()).not.toBe(first);
      await waitFor(() => expect(screen.queryByText(t("slow"))).toBeNull());
      document.removeEventListener("load", hang, true);
      (await frame()).dispatchEvent(new Event("load"));
      for (const run of held) run();
      await expect(screen.queryByText(t("slow"))).toBeNull();
    } finally {
      globalThis.setTimeout = real;
      document.removeEventListener("load", hang, true);
    }
  },
};

export const Leaving: Story = {
  name: "LA-045 leaving the game refreshes the balance and leads back to the page that it was opened from",
  play: async ({ mount, ...shown }) => {
    const { t, path, of } = await playing({ ...shown, mount });
    const before = of("balance").length;
    screen.getByRole("button", { name: t("back") }).click();
    await waitFor(() => expect(path()).toBe("/index"));
    await waitFor(() => expect(of("balance").length).toBe(before + 1));
  },
};

export const Bar: Story = {
  name: "The game's bar loads it again and shows it in full screen",
  play: async ({ mount, ...shown }) => {
    const { t, frame } = await playing({ ...shown, mount });
    const first = await frame();
    await userEvent.click(screen.getByRole("button", { name: t("reload") }));
    await waitFor(async () => expect(await frame()).not.toBe(first));
    await expect((await frame()).src).toBe(GAME);
    const full = fn(async () => undefined);
    // Its bar belongs to it: the time stays in sight (CO-023).
    const page = screen.getByRole("group", { name: t("watch") }).parentElement!.parentElement!;
    await expect(page).toContainElement(await frame());
    page.requestFullscreen = full;
    await userEvent.click(screen.getByRole("button", { name: t("full") }));
    await expect(full).toHaveBeenCalledTimes(1);
  },
};

export const RealityCheck: Story = {
  name: "CO-023b CO-023c a game shows time and result; when a check is due, a member goes on in it or leaves",
  play: async ({ mount, ...shown }) => {
    for (const { answer, net, shown: figure, result } of [
      { answer: "CONTINUE", net: -680_000, shown: "\u22126,800.00", result: "check.lost" },
      { answer: "LEAVE", net: 680_000, shown: "+6,800.00", result: "check.won" },
    ] as const) {
      const answers: unknown[] = [];
      const realityCheck = ({ body }: Asked) => {
        if ("answer" in body) answers.push(body["answer"]);
        const startedAt = "2026-11-27T10:00:00.000Z";
        const dueAt = `2026-11-27T1${answers.length > 0 ? 2 : 1}:00:00.000Z`;
        return { everyMinutes: 60, startedAt, elapsedMinutes: 61, net, dueAt };
      };
      const { t, path, frame } = await playing({ ...shown, mount }, { responses: { realityCheck } });
      const first = await frame();
      const watch = screen.getByRole("group", { name: t("watch"), hidden: true });
      await waitFor(() => expect(watch).toHaveTextContent(/\d:\d\d.*1.*1/u));
      await expect(watch).toHaveTextContent(figure);
      const question = within(await screen.findByRole("alertdialog"));
      await question.findByText("6,800");
      await expect(question.getByText(/6,800/u).closest("p")).toHaveTextContent(t(result, { net: "6,800" }));
      await userEvent.click(
        question.getByRole("button", { name: t(`check.${answer === "LEAVE" ? "leave" : "continue"}`) }),
      );
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await waitFor(() => expect(answers).toEqual([answer]));
      await expect(path()).toBe(answer === "LEAVE" ? "/index" : "/game");
      if (answer === "CONTINUE") await expect(await frame()).toBe(first);
    }
  },
};

export const Seamless: Story = {
  name: "RT-028 /seamless embeds the opened game as /game does, with the header only",
  play: async ({ mount, ...shown }) => {
    const { path, frame } = await playing({ ...shown, mount });
    const first = await frame();
    screen.getByTestId("seamless").click();
    await waitFor(() => expect(path()).toBe("/seamless"));
    const second = await frame();
    await expect(second).not.toBe(first);
    await expect(second.src).toBe(GAME);
    await expect(second.getAttribute("sandbox")).toBe(first.getAttribute("sandbox"));
    await expect(routes.find((route) => route.path === "/seamless")?.layout).toBe("headerOnly");
  },
};

export const Window: Story = {
  name: "MO-019 LA-024 a provider's games open in a window, and the chosen one in a frame there",
  play: async ({ mount, ...shown }) => {
    const page = await visit(
      { ...shown, mount },
      {
        game: { isGame: "VASSALAGE" },
        responses: {
          launchGame: ({ body }) => (body["gameId"] === "Sun" ? { game_url: "" } : { game_url: GAME }),
          GCSGAME_gameList: () => ({ games: ["Sun", "Moon"].map((name) => wireGame(name)), pageNum: 1, totalPages: 1 }),
        },
      },
    );
    await page.play();
    const title = page.t("window.games", { vendor: "PP" });
    const inWindow = within(await screen.findByRole("dialog", { name: title }));
    (await inWindow.findByRole("button", { name: "Sun, PP" })).click();
    await inWindow.findByText(page.t("invalid.text"));
    await userEvent.click(inWindow.getByRole("button", { name: page.t("window.back") }));
    await expect(page.of("GCSGAME_gameList")[0]?.query).toMatchObject({ vassalage: "PP", gameType: "RNG" });
    (await inWindow.findByRole("button", { name: "Moon, PP" })).click();
    const frame = await screen.findByTitle<HTMLIFrameElement>(page.t("frame", { name: "Moon" }));
    await expect(frame.src).toBe(GAME);
    await expect(frame.getAttribute("sandbox")).not.toContain("allow-top-navigation");
    await expect(frame.closest("dialog")).toHaveAccessibleName("Moon");
    await expect(page.path()).toBe("/index");
  },
};

export const NoTrial: Story = {
  name: "LB-004 only a game with supportPlay 0 can be tried",
  play: async ({ mount, ...shown }) => {
    for (const supportPlay of [0, 1]) {
      const page = await visit({ ...shown, mount }, { game: { supportPlay } });
      const card = within(await screen.findByRole("article"));
      const trial = card.queryByLabelText(trialButton(page));
      await expect(trial !== null).toBe(supportPlay === 0);
    }
  },
};

export const Trial: Story = {
  name: "LB-005 a visitor tries a game as a guest with free play, without a login, and else gets the login",
  play: async ({ mount, ...shown }) => {
    const brand = siteIn(settingOf(shown));
    const guest = { freeplay: () => ({ token: "guest" }), info: () => ({ id: 9, account: "guest9", type: 4 }) };
    for (const FREEPLAY3 of [true, false]) {
      const site = { switches: { ...brand.switches, FREEPLAY3 }, lockedSwitches: ["FREEPLAY3"] as const };
      const page = await visit(
        { ...shown, mount },
        { game: { supportPlay: 0 }, agentType: "nobody", responses: guest, site },
      );
      const card = within(await screen.findByRole("article"));
      card.getByLabelText(trialButton(page)).click();
      if (FREEPLAY3) {
        await screen.findByText(page.t("trial"));
        await expect(page.of("freeplay")).toHaveLength(1);
        await expect(page.of("launchGame").map(({ body }) => body)).toEqual([
          expect.objectContaining({ gameId: "Orchard", trial: true, token: "guest" }),
        ]);
        await expect(screen.queryByRole("dialog")).toBeNull();
      } else {
        await screen.findByRole("dialog", { name: page.auth("login.title") });
        await expect([...page.of("freeplay"), ...page.of("launchGame")]).toEqual([]);
      }
      sessionStorage.removeItem("token");
    }
  },
};
