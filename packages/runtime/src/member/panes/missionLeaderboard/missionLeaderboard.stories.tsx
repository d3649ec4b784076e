import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/missionLeaderboard";

/** A claim that reached the platform, with its key. */
interface Sent {
  readonly key: string | undefined;
  readonly body: object;
}

const sent: Sent[] = [];
let boards = 0;
let balances = 0;

type Fate = "lost" | PlatformError;

const mission = (id: string, more: object = {}) => ({
  id,
  title: `Mission ${id}`,
  image: "/wps/pictures/promotion/target/story.svg",
  state: "process",
  progress: 31,
  target: 50,
  reward: 100_000,
  expiresAt: "2026-01-04T15:00:00.000Z",
  ...more,
});

const start = [
  mission("rounds"),
  mission("types", { state: "claim", progress: 3, target: 3 }),
  mission("deposit", { state: "claim", progress: 1000, target: 1000, reward: 500_000 }),
];

const board = [
  { rank: 1, account: "me***7", missions: 5, prize: 500_000 },
  { rank: 2, account: "de***o", missions: 1, prize: 100_000 },
];

/** A platform that keeps the missions, and pays a claim once for each key. */
function platform({
  fates = [],
  missions = start,
}: {
  readonly fates?: readonly Fate[];
  readonly missions?: object[];
}) {
  let list = missions as (typeof start)[number][];
  let ahead = [...fates];
  const made = new Map<string | undefined, object>();
  const responses: PaneResponses = {
    balance: () => {
      balances += 1;
      return { sumBalance: 128_450 };
    },
    playLimits: () => ({ limits: [] }),
    missionSummary: () => ({ missions: list, count: list.filter(({ state }) => state !== "claimed").length }),
    missionLeaderboard: () => {
      boards += 1;
      return { board, own: { rank: 2, missions: 1, prize: 100_000 } };
    },
    claimMission: (request, key) => {
      const body = request as { readonly id: string };
      sent.push({ key, body });
      const fate = ahead.shift();
      if (fate instanceof PlatformError) return fate;
      list = list.map((one) => (one.id === body.id ? { ...one, state: "claimed" } : one));
      const claimed = made.get(key) ?? list.find(({ id }) => id === body.id)!;
      made.set(key, claimed);
      return fate === "lost" ? new PlatformError("offline", "the response was lost") : claimed;
    },
  };
  return {
    responses,
    reset() {
      list = missions as typeof list;
      ahead = [...fates];
      made.clear();
      sent.length = 0;
      boards = 0;
      balances = 0;
    },
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Missions",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "missionLeaderboard" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;
type Shown = Parameters<typeof paneText>[0];
type Centre = Awaited<ReturnType<typeof openedCentre>>;

/** A story on a platform of its own. */
function on(setting: Parameters<typeof platform>[0], more: Story["args"] = {}): Pick<Story, "args" | "beforeEach"> {
  const { responses, reset } = platform(setting);
  return {
    args: { responses: { ...responses, ...more.responses }, pane: more.pane ?? "missionLeaderboard" },
    beforeEach: reset,
  };
}

const rowOf = async (centre: Centre, id: string) =>
  within((await centre.findByRole("heading", { name: `Mission ${id}` })).closest("li")!);

const buttonOf = async (story: Shown, centre: Centre, id: string) =>
  (await rowOf(centre, id)).getByRole("button", { name: `${await paneText(story, file, "claim")} Mission ${id}` });

/** The entry of the missions in the menu, with the number of its badge. */
async function entryOf(story: Shown, centre: Centre, badge: string) {
  const name = await paneText(story, "menu", "pane.missionLeaderboard");
  return centre.findByRole("button", { name: new RegExp(`^${name} ?${badge}$`, "u") });
}

export const Listed: Story = {
  name: "MC-017 MC-036 PR-017 PR-018 the badge counts the missions; the entry leads to them and the board",
  ...on({}, { pane: "depositv2" }),
  play: async (story) => {
    const centre = await openedCentre();
    const entry = await entryOf(story, centre, "3");
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect((await rowOf(centre, "rounds")).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "62");
    const list = centre.getByRole("list", { name: await paneText(story, file, "tab.missions") });
    const names = within(list)
      .getAllByRole("heading")
      .map((heading: HTMLElement) => heading.textContent);
    await expect(names).toEqual(["Mission types", "Mission deposit", "Mission rounds"]);
    await expect(within(list).getAllByRole("progressbar")).toHaveLength(3);
    await expect(boards).toBe(0);
    await userEvent.click(centre.getByRole("tab", { name: await paneText(story, file, "tab.board") }));
    const accounts = await centre.findAllByText(/\*\*\*/u);
    await expect(accounts.map((heading: HTMLElement) => heading.textContent)).toEqual([
      expect.stringContaining("me***7"),
      expect.stringContaining("de***o"),
    ]);
  },
};

export const NoBadge: Story = {
  name: "MC-017 without missions there is no badge, and the page says so",
  ...on({ missions: [] }),
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByRole("heading", { name: await paneText(story, file, "none") });
    await entryOf(story, centre, "");
  },
};

export const Claimed: Story = {
  name: "Two presses claim a mission once; it stays in its place with what it paid, and the badge loses one",
  ...on({}),
  play: async (story) => {
    const centre = await openedCentre();
    const button = await buttonOf(story, centre, "types");
    const before = balances;
    button.focus();
    button.click();
    button.click();
    const row = await rowOf(centre, "types");
    const done = await row.findByText(/1,000/u, { selector: "p" });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(sent.map(({ body }) => body)).toEqual([{ id: "types" }]);
    await entryOf(story, centre, "2");
    await waitFor(() => expect(balances).toBe(before + 1));
    const names = centre.getAllByRole("heading", { level: 4 }).map((heading: HTMLElement) => heading.textContent);
    await expect(names[0]).toBe("Mission types");
    await buttonOf(story, centre, "deposit");
  },
};

export const Unknown: Story = {
  name: "A lost claim is checked with the same key, also where it had been carried out; others can be claimed",
  ...on({ fates: ["lost"] }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await buttonOf(story, centre, "types"));
    const row = await rowOf(centre, "types");
    await row.findByText(await paneText(story, "forms", "outcome.money"));
    await userEvent.click(await buttonOf(story, centre, "deposit"));
    await (await rowOf(centre, "deposit")).findByText(/5,000/u, { selector: "p" });
    await userEvent.click(row.getByRole("button", { name: await paneText(story, "forms", "outcome.check") }));
    await row.findByText(/1,000/u, { selector: "p" });
    await expect(sent.map(({ body }) => body)).toEqual([{ id: "types" }, { id: "deposit" }, { id: "types" }]);
    await expect(sent[2]).toEqual(sent[0]);
    await expect(sent[1]?.key).not.toBe(sent[0]?.key);
  },
};

export const Refused: Story = {
  name: "A refused claim says why in its row",
  ...on({
    fates: [new PlatformError("refused", "nothing", { status: 422, apiError: { code: "NOTHING_TO_CLAIM" } })],
  }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await buttonOf(story, centre, "types"));
    await (await rowOf(centre, "types")).findByText(await paneText(story, file, "refused.nothing"));
  },
};

export const LimitReached: Story = {
  name: "Once the day's own limit of losses is reached, missions under way wait behind a press",
  ...on(
    {},
    {
      responses: {
        playLimits: () => ({ limits: [{ kind: "LOSS", period: "DAY", value: 1000, used: 1000, left: 0 }] }),
      },
    },
  ),
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText(await paneText(story, file, "later.text"));
    await expect(await buttonOf(story, centre, "types")).toBeVisible();
    const rounds = centre.getByText("Mission rounds", { selector: "h4" });
    await expect(rounds).not.toBeVisible();
    await userEvent.click(rounds.closest("details")!.querySelector("summary")!);
    await expect(rounds).toBeVisible();
  },
};

let isDown = true;
const whole = platform({}).responses;

export const Failed: Story = {
  name: "Missions that could not be loaded are loaded again by a press",
  args: {
    responses: {
      ...whole,
      missionSummary: (...request) =>
        isDown ? new PlatformError("offline", "no network") : whole["missionSummary"]!(...request),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const name = new RegExp(await paneText(story, "core", "failure.retry"), "u");
    const retry = await centre.findByRole("button", { name });
    isDown = false;
    await userEvent.click(retry);
    await rowOf(centre, "rounds");
  },
};
