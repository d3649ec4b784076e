import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AccountInHeader } from "../../../../../../.storybook/AccountInHeader.tsx";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/rewardCenter";

interface Sent {
  readonly call: string;
  readonly body: object;
  readonly key: string | undefined;
}

const sent: Sent[] = [];

const reward = (id: string, more: object = {}) => ({
  id,
  title: `Reward ${id}`,
  image: "/wps/pictures/promotion/coin/story.svg",
  condition: `What ${id} asks for`,
  amount: 200_000,
  state: "claim",
  ...more,
});

const start = [
  reward("gift"),
  reward("wheel", { amount: 500_000, raffle: true }),
  reward("deposit", { amount: 50_000 }),
  reward("challenge", { state: "join" }),
];
const running = [reward("mission", { state: "process" })];
const over = [reward("old", { state: "issued" }), reward("late", { state: "close" })];

/** What becomes of the claims, in turn: lost on the way back, after they were carried out, or refused; the others are answered. */
type Fate = "lost" | Error;
let fates: Fate[] = [];

/** A platform that keeps its rewards, and pays one once for each key. */
function platform(): { readonly responses: PaneResponses; readonly reset: () => void } {
  let available = start;
  let byKey = new Map<string | undefined, object>();
  const act = (call: string, answer: (id: string) => object) => (body: unknown, key: string | undefined) => {
    sent.push({ call, body: body as object, key });
    const fate = fates.shift();
    if (fate instanceof Error) return fate;
    const { id } = body as { readonly id: string };
    const made = byKey.get(key) ?? answer(id);
    byKey.set(key, made);
    available = available.filter((one) => one.id !== id);
    return fate === "lost" ? new PlatformError("offline", "the response was lost") : made;
  };
  return {
    responses: {
      balance: () => ({ sumBalance: 128_450 }),
      availablePromotions: () => ({ count: available.length, list: [] }),
      rewards: (request) => {
        const { tab } = request as { readonly tab: string };
        const list = tab === "AVAILABLE" ? available : tab === "FINISHED" ? over : running;
        return { ...pageOf(list), available: available.length };
      },
      claimReward: act("claimReward", (id) => ({
        ...start.find((one) => one.id === id),
        state: id === "deposit" ? "process" : "claimed",
      })),
      claimRaffle: act("claimRaffle", (id) => ({ id, prize: 30_000, nextAt: "2026-01-02T15:00:00.000Z" })),
      joinPromotion: act("joinPromotion", () => ({ state: "signed" })),
    },
    reset() {
      available = start;
      byKey = new Map();
      fates = [];
      sent.length = 0;
    },
  };
}

const { responses, reset } = platform();

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Reward centre",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "rewardCenter", responses },
  beforeEach: reset,
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;
type Centre = Awaited<ReturnType<typeof openedCentre>>;

const cardOf = async (centre: Centre, id: string) =>
  within(await centre.findByRole("article", { name: `Reward ${id}` }));

const buttonOf = async (centre: Centre, id: string) =>
  (await cardOf(centre, id)).getByRole("button", { name: new RegExp(`Reward ${id}$`, "u") });

export const Claimed: Story = {
  name: "MC-015 MC-034 PR-016 one card for each reward; two presses claim one once, its state changes, and badges lose one",
  args: { pane: "depositv2", page: <AccountInHeader /> },
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const entryName = await paneText(story, "menu", "pane.rewardCenter");
    const entry = await centre.findByRole("button", { name: new RegExp(`^${entryName} ?4$`, "u") });
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute("aria-current", "page");
    const list = await centre.findByRole("list", { name: await text("tab.AVAILABLE") });
    await expect(within(list).getAllByRole("article")).toHaveLength(start.length);
    const gift = await cardOf(centre, "gift");
    await expect(gift.getByText("2,000.00", { exact: false })).toBeVisible();
    await expect(gift.getByText("What gift asks for")).toBeVisible();
    const button = await buttonOf(centre, "gift");
    button.focus();
    button.click();
    button.click();
    const result = await gift.findByText(/2,000.*\. /u);
    await waitFor(() => expect(result).toHaveFocus());
    await expect(sent.map(({ call, body }) => [call, body])).toEqual([["claimReward", { id: "gift" }]]);
    const state = await paneText(story, "auth", "activity.claimed");
    await expect(gift.getByRole("button", { name: state })).toBeDisabled();
    await waitFor(() => expect(entry).toHaveAccessibleName(new RegExp(`^${entryName} ?3$`, "u")));
    await centre.findByRole("tab", { name: new RegExp(`${await text("tab.AVAILABLE")} 3$`, "u") });
    const link = (await paneText(story, "auth", "account.promotions_other")).replace("{{count}}", "3");
    await waitFor(() => expect(screen.getByText(link)).toBeInTheDocument());
  },
};

export const Raffle: Story = {
  name: "PR-019 a raffle is drawn by its own call, and the prize and the next time are said",
  play: async (story) => {
    const centre = await openedCentre();
    const wheel = await cardOf(centre, "wheel");
    await expect(wheel.getByText(await paneText(story, file, "upTo"))).toBeVisible();
    await userEvent.click(await buttonOf(centre, "wheel"));
    const result = await wheel.findByText(/300/u, { selector: "[role=status]" });
    await expect(result).toHaveTextContent(/2026\.01\.0|01\.0/u);
    await expect(wheel.getByText("300.00", { exact: false })).toBeVisible();
    await expect(wheel.queryByText(await paneText(story, file, "upTo"))).toBeNull();
    await expect(sent).toEqual([{ call: "claimRaffle", body: { id: "wheel" }, key: expect.any(String) }]);
  },
};

export const Later: Story = {
  name: "A claim that is paid later leads to what is left to do; a challenge is joined by its own call",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click(await buttonOf(centre, "challenge"));
    await (await cardOf(centre, "challenge")).findByText(await text("done.join"));
    await userEvent.click(await buttonOf(centre, "deposit"));
    const deposit = await cardOf(centre, "deposit");
    await deposit.findByText(await text("done.later"));
    await expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ["joinPromotion", { id: "challenge" }],
      ["claimReward", { id: "deposit" }],
    ]);
    await userEvent.click(deposit.getByRole("button", { name: await text("done.bonuses") }));
    await centre.findByRole("heading", { level: 3, name: await paneText(story, "menu", "pane.bonusDetails") });
  },
};

export const Unknown: Story = {
  name: "A claim whose response was lost is checked with its key, also where the list has it no more",
  play: async (story) => {
    const forms = (key: string) => paneText(story, "forms", key);
    const centre = await openedCentre();
    fates = ["lost"];
    await userEvent.click(await buttonOf(centre, "gift"));
    const gift = await cardOf(centre, "gift");
    const notice = await gift.findByText(await forms("outcome.money"));
    await waitFor(() => expect(notice.closest('[role="alert"]')).toHaveFocus());
    // Another reward does not wait for it.
    await userEvent.click(await buttonOf(centre, "deposit"));
    await (await cardOf(centre, "deposit")).findByText(await paneText(story, file, "done.later"));
    await userEvent.click(gift.getByRole("button", { name: await forms("outcome.check") }));
    await gift.findByText(/2,000.*\. /u);
    const claims = sent.filter(({ body }) => (body as { readonly id: string }).id === "gift");
    await expect(claims).toHaveLength(2);
    await expect(claims[1]).toEqual(claims[0]);
    await expect(claims[0]?.key).toBeDefined();
  },
};

export const Refused: Story = {
  name: "What was claimed elsewhere is said in its card, and the next press is a claim of its own",
  play: async (story) => {
    const centre = await openedCentre();
    fates = [new PlatformError("refused", "nothing", { status: 422, apiError: { code: "NOTHING_TO_CLAIM" } })];
    await userEvent.click(await buttonOf(centre, "gift"));
    const gift = await cardOf(centre, "gift");
    await gift.findByText(await paneText(story, file, "refused.nothing"));
    await userEvent.click(await buttonOf(centre, "gift"));
    await gift.findByText(/2,000.*\. /u);
    await expect(sent[1]?.key).not.toBe(sent[0]?.key);
  },
};

export const Tabs: Story = {
  name: "What is under way and what is over is in tabs of its own, with its state and nothing to press",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("tab", { name: `${await text("tab.FINISHED")} 2` }));
    await cardOf(centre, "old");
    const list = within(centre.getByRole("list", { name: await text("tab.FINISHED") }));
    for (const button of list.getAllByRole("button")) await expect(button).toBeDisabled();
    await expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      await paneText(story, "auth", "activity.issued"),
      await paneText(story, "auth", "activity.close"),
    ]);
    await userEvent.click(centre.getByRole("tab", { name: `${await text("tab.IN_PROGRESS")} 1` }));
    await cardOf(centre, "mission");
  },
};

const none = { ...pageOf([]), available: 0 };
let isDown = true;

export const Restricted: Story = {
  name: "Whom the platform offers nothing, as during a break, sees no offers here and no way to them",
  args: {
    responses: {
      ...responses,
      rewards: () => (isDown ? new PlatformError("offline", "no network") : none),
      availablePromotions: () => ({ count: 0, list: [] }),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const retries = await centre.findAllByRole("button", {
      name: new RegExp(await paneText(story, "core", "failure.retry"), "u"),
    });
    isDown = false;
    await userEvent.click(retries[0]!);
    await centre.findByRole("heading", { name: await paneText(story, file, "empty.AVAILABLE") });
    await expect(centre.queryByRole("article")).toBeNull();
    await expect(centre.queryByRole("link")).toBeNull();
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

export const Empty: Story = {
  name: "Without a reward to claim a way leads to the promotions that are open to the member",
  args: { responses: { ...responses, rewards: () => none, availablePromotions: () => ({ count: 2, list: [] }) } },
  play: async (story) => {
    const centre = await openedCentre();
    const name = await paneText(story, "core", "nav.promotions");
    await expect(await centre.findByRole("link", { name })).toHaveAttribute("href", "/promotions");
  },
};
