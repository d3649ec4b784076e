import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "agent/agentUserProfit";

interface Asked {
  readonly parent?: string;
  readonly account?: string;
}

const member = (account: string, type: string, net: number) => ({
  account,
  type,
  sums: { deposit: 500_000, withdrawal: 0, validBet: 3_000_000, payout: 3_000_000 + net, bonus: 0, rebate: 0, net },
});

const teams: Readonly<Partial<Record<string, readonly ReturnType<typeof member>[]>>> = {
  "": [member("yuna_k", "1", -62_000_000), member("bada_77", "0", 4_200_000)],
  yuna_k: [member("minsu_p", "2", -300_000)],
};

/** yuna_k and bada_77 are below the agent, minsu_p below yuna_k, nobody below minsu_p. */
const platform = (asked: Asked[] = []): PaneResponses => ({
  teamProfit: (request) => {
    const { parent = "", account } = request as Asked;
    asked.push(request as Asked);
    const found = Object.values(teams)
      .flat()
      .filter((row) => row?.account === account);
    if (account !== undefined && found.length === 0)
      return new PlatformError("refused", "no such member", { status: 404, apiError: { code: "DOWNLINE_UNKNOWN" } });
    const list = account === undefined ? (teams[parent] ?? []) : found;
    const sumOf = (name: "deposit" | "validBet" | "payout" | "net") =>
      list.reduce((sum, row) => sum + (row?.sums[name] ?? 0), 0);
    const sums = { deposit: sumOf("deposit"), validBet: sumOf("validBet"), payout: sumOf("payout"), net: sumOf("net") };
    const totals = { withdrawal: 0, bonus: 0, rebate: 0, ...sums };
    return { ...pageOf(list), totals };
  },
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/User profit and loss",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentUserProfit", responses: platform() },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Records: Story = {
  name: "AG-009 the menu leads to what each member directly below won or lost, in words, and what all did",
  args: { responses: platform(asked), pane: "agentAccount" },
  play: async (story) => {
    const centre = await openedCentre();
    await pressEntry(story, centre, "agentUserProfit");
    await centre.findByText("bada_77");
    const [lost, won] = [await paneText(story, "agent", "net.lost"), await paneText(story, "agent", "net.won")];
    const rows = within(centre.getByRole("table")).getAllByRole("row");
    await expect(rows).toHaveLength(4);
    await expect(rows[1]).toHaveTextContent(`${lost}620,000.00`);
    await expect(rows[2]).toHaveTextContent(`${won}42,000.00`);
    for (const sum of ["10,000.00", "60,000.00", `${lost}578,000.00`]) await expect(rows[3]).toHaveTextContent(sum);
    await expect(centre.getByText("578,000", { selector: "strong" })).toBeVisible();
    await expect(centre.getByText(await paneText(story, file, "note"))).toBeVisible();
  },
};

export const Below: Story = {
  name: "An agent's row leads to the members below it, and the path leads back; who has no team offers none",
  args: { responses: platform(asked) },
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: /^bada_77/u }));
    const plain = await screen.findByRole<HTMLDialogElement>("dialog", { name: "bada_77" });
    await expect(within(plain).queryByRole("button", { name: /bada_77/u })).toBeNull();
    plain.requestClose();
    await waitFor(() => expect(plain).not.toBeVisible());
    await userEvent.click(centre.getByRole("button", { name: /^yuna_k/u }));
    const detail = within(await screen.findByRole("dialog", { name: "yuna_k" }));
    await userEvent.click(detail.getByRole("button", { name: /yuna_k/u }));
    await centre.findByRole("button", { name: /^minsu_p/u });
    await expect(asked.at(-1)).toMatchObject({ parent: "yuna_k" });
    const label = await paneText(story, "agent", "path.label");
    const place = centre.getByRole("navigation", { name: label });
    await expect(place.parentElement).toHaveFocus();
    const path = within(place);
    await expect(path.getByText("yuna_k")).toHaveAttribute("aria-current", "location");
    await userEvent.click(path.getByRole("button", { name: await paneText(story, "agent", "path.me") }));
    await centre.findByText("bada_77");
    await expect(centre.queryByRole("navigation", { name: label })).toBeNull();
  },
};

export const NobodyBelow: Story = {
  name: "Below an agent without members a way leads back up",
  play: async (story) => {
    const centre = await openedCentre();
    for (const account of ["yuna_k", "minsu_p"]) {
      await userEvent.click(await centre.findByRole("button", { name: new RegExp(`^${account}`, "u") }));
      const detail = within(await screen.findByRole("dialog", { name: account }));
      await userEvent.click(detail.getByRole("button", { name: new RegExp(account, "u") }));
    }
    await userEvent.click(await centre.findByRole("button", { name: await paneText(story, file, "up") }));
    await centre.findByRole("button", { name: /^minsu_p/u });
  },
};

export const OneMember: Story = {
  name: "An account shows only that member, however far below; one that is not in the team says so",
  args: { responses: platform(asked) },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("bada_77");
    const search = centre.getByRole("searchbox", { name: await paneText(story, "records", "account.search") });
    await userEvent.type(search, "minsu_p{Enter}");
    await centre.findByRole("button", { name: /^minsu_p/u });
    await expect(asked.at(-1)).toMatchObject({ account: "minsu_p" });
    await expect(centre.getByText("3,000", { selector: "strong" })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "somebody{Enter}");
    await centre.findByText(await paneText(story, "agent", "account.unknown"));
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "agent", "account.all") }));
    await centre.findByText("bada_77");
  },
};
