import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { exportedLines } from "../../../../../../.storybook/exportedFile.ts";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/manualRebate";

const lost = () => new PlatformError("offline", "the response was lost");

/** A claim that reached the platform, with its key. */
interface Sent {
  readonly key: string | undefined;
  readonly body: { readonly gameType?: string };
}

interface Setting {
  /** What becomes of the claims, in turn: lost on the way there, or on the way back, or refused; the others are answered. */
  readonly fates?: readonly ("there" | "back" | "refused")[];
  readonly sent?: Sent[];
}

/** A platform that keeps its cashback and its claims, and carries out a claim once for each key. */
function platform({ fates = [], sent = [] }: Setting): {
  readonly responses: PaneResponses;
  readonly reset: () => void;
} {
  let amounts: Record<string, number> = {};
  let claims: object[] = [];
  let byKey = new Map<string | undefined, object>();
  let ahead = [...fates];
  const claim = ({ gameType }: Sent["body"]) => {
    const types = gameType === undefined ? Object.keys(amounts) : [gameType];
    const amount = types.reduce((sum, type) => sum + (amounts[type] ?? 0), 0);
    for (const type of types) amounts[type] = 0;
    const made = { id: `B${claims.length + 1}`, at: "2026-01-01T03:00:10.000Z", amount, ...(gameType && { gameType }) };
    claims = [made, ...claims];
    return made;
  };
  return {
    responses: {
      balance: () => ({ sumBalance: 128_450 }),
      rebates: () => ({
        list: Object.entries(amounts).map(([gameType, amount]) => ({
          gameType,
          validBet: 15_600_000,
          rate: 0.8,
          amount,
        })),
      }),
      rebateClaims: () => pageOf(claims),
      claimRebate: (request, key) => {
        const body = request as Sent["body"];
        sent.push({ key, body });
        const fate = ahead.shift();
        if (fate === "there") return lost();
        if (fate === "refused")
          return new PlatformError("refused", "nothing", { status: 422, apiError: { code: "NOTHING_TO_CLAIM" } });
        const made = byKey.get(key) ?? claim(body);
        byKey.set(key, made);
        return fate === "back" ? lost() : made;
      },
    },
    reset() {
      amounts = { RNG: 124_800, LIVE: 78_000, SPORTS: 0 };
      claims = [];
      byKey = new Map();
      ahead = [...fates];
      sent.length = 0;
    },
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Cashback",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "manualRebate" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

/** A story on a platform of its own. */
function on(setting: Setting, pane = "manualRebate"): Pick<Story, "args" | "beforeEach"> {
  const { responses, reset } = platform(setting);
  return { args: { responses, pane }, beforeEach: reset };
}

type Centre = Awaited<ReturnType<typeof openedCentre>>;

/** The button of one game type. */
async function claimOf(story: Parameters<typeof paneText>[0], centre: Centre, type: string) {
  const name = new RegExp(`${await paneText(story, file, "claim")} ${await paneText(story, "core", type)}`, "u");
  return centre.findByRole("button", { name });
}

/** The button of all, or of checking what became of a claim. */
const main = (centre: Centre) =>
  centre.getAllByRole("button").find((button: HTMLElement) => button.hasAttribute("form")) as HTMLElement;

const sent: Sent[] = [];

export const OneType: Story = {
  name: "MC-011 MC-038 PR-028 each type has its amount; two presses on its button send one claim, and it goes to 0",
  ...on({ sent }, "depositv2"),
  play: async (story) => {
    const centre = await openedCentre();
    await pressEntry(story, centre, "manualRebate");
    const button = await claimOf(story, centre, "nav.slots");
    const row = within(button.closest("li") as HTMLElement);
    await expect(row.getByText("1,248.00")).toBeVisible();
    await expect(main(centre)).toHaveTextContent("2,028");
    button.focus();
    button.click();
    button.click();
    const done = await centre.findByRole("heading", { name: /1,248/u });
    await expect(sent.map(({ body }) => body)).toEqual([{ gameType: "RNG" }]);
    await waitFor(() => expect(done).toHaveFocus());
    await expect(row.getByText("0.00")).toBeVisible();
    await expect(row.queryByRole("button")).toBeNull();
    await waitFor(() => expect(main(centre)).toHaveTextContent(/780/u));
    await expect(await centre.findByRole("table")).toHaveTextContent("1,248.00");
  },
};

export const All: Story = {
  name: "All cashback is claimed in one call, and then there is nothing to press",
  ...on({ sent }),
  play: async (story) => {
    const centre = await openedCentre();
    await claimOf(story, centre, "nav.slots");
    await userEvent.click(main(centre));
    await centre.findByRole("heading", { name: /2,028/u });
    await expect(sent.map(({ body }) => body)).toEqual([{}]);
    await centre.findByText(await paneText(story, file, "sum.none"));
    await expect(main(centre)).toBeUndefined();
  },
};

export const Unknown: Story = {
  name: "A lost response is checked with the same claim and key, also where it had been carried out",
  ...on({ fates: ["back"], sent }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await claimOf(story, centre, "nav.slots"));
    const notice = await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await waitFor(() => expect(notice.closest('[role="alert"]')).toHaveFocus());
    await expect(main(centre)).toHaveTextContent(await paneText(story, "forms", "outcome.check"));
    await userEvent.click(main(centre));
    await centre.findByRole("heading", { name: /1,248/u });
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(sent[0]?.key).toBeDefined();
    // The other type is still to be claimed.
    await claimOf(story, centre, "nav.live");
  },
};

export const UnknownAll: Story = {
  name: "A lost claim of all that left nothing to claim can still be checked",
  ...on({ fates: ["back"], sent }),
  play: async (story) => {
    const centre = await openedCentre();
    await claimOf(story, centre, "nav.slots");
    await userEvent.click(main(centre));
    await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await userEvent.click(main(centre));
    await centre.findByRole("heading", { name: /2,028/u });
    await expect(sent[1]).toEqual(sent[0]);
  },
};

export const Refused: Story = {
  name: "What was claimed elsewhere is said, and the next claim of all is one of all",
  ...on({ fates: ["refused"], sent }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await claimOf(story, centre, "nav.slots"));
    await centre.findByText(await paneText(story, file, "refused.nothing"));
    await userEvent.click(main(centre));
    await centre.findByRole("heading", { name: /2,028/u });
    await expect(sent.map(({ body }) => body)).toEqual([{ gameType: "RNG" }, {}]);
    await expect(sent[1]?.key).not.toBe(sent[0]?.key);
  },
};

export const None: Story = {
  name: "Without cashback the page says so, and the claims are still there",
  args: {
    responses: {
      rebates: () => ({ list: [] }),
      rebateClaims: () => pageOf([{ id: "B1", at: "2026-01-01T03:00:10.000Z", amount: 5_000 }]),
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByRole("heading", { name: await paneText(story, file, "sum.none") });
    await centre.findByText("50.00");
    await expect((await exportedLines(story)).at(-1)).toMatch(/,50\.00,B1$/u);
  },
};
