import type { Meta, StoryObj } from "@storybook/react-vite";
import { cloneElement } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import {
  contract,
  contractPlatform,
  everyRequest,
  type SentCall,
} from "../../../../../../.storybook/contractPlatform.ts";
import { openedCentre, PaneInCentre, paneText } from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "contracts";

const sent: SentCall[] = [];
const terms = { rate: 1, periodValidBet: 100_000_000 };
const { responses, reset } = contractPlatform({
  downline: [contract("K3", { kind: "daily", terms })],
  sent,
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Daily salary",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentDailySalary", flags: everyRequest, responses },
  beforeEach: reset,
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const Answer: Story = {
  name: "AG-036 an answer on this page goes to the call of its kind",
  play: async (story) => {
    const centre = await openedCentre();
    const accept = await centre.findByRole("button", { name: await paneText(story, file, "answer.accept") });
    await waitFor(() => expect(accept).toBeEnabled());
    await userEvent.click(accept);
    await centre.findByText(await paneText(story, file, "done.accept", { account: "minsu_p" }));
    await expect(sent).toMatchObject([{ call: "processDailySalary", body: { id: "K3", action: "ACCEPT" } }]);
  },
};

export const Requests: Story = {
  name: "AG-017 requests are offered with dailysalreqtype, and without it none",
  play: async ({ mount, ...story }) => {
    const text = (key: string, values = {}) => paneText(story, file, key, values);
    const names = await Promise.all([text("paid.offer"), text("own.ask", { account: "hana_top" })]);
    const flags = { dailysalinfotype: true };
    const pane = (
      <PaneInCentre centre="agentCentre" pane="agentDailySalary" flags={everyRequest} responses={responses} />
    );
    await mount(pane);
    let centre = await openedCentre();
    for (const name of names) await expect(await centre.findByRole("button", { name })).toBeVisible();
    await mount(cloneElement(pane, { key: "none", flags }));
    centre = await openedCentre();
    await centre.findByRole("button", { name: await text("answer.accept") });
    for (const name of names) await expect(centre.queryByRole("button", { name })).toBeNull();
  },
};

export const Tab: Story = {
  name: "With contracts the page has tabs, and one that waits for an answer opens that of the contracts",
  args: { flags: { ...everyRequest, contractmrdailysalinfotype: true } },
  play: async (story) => {
    const centre = await openedCentre();
    const name = await paneText(story, file, "tabs.contract");
    await waitFor(() => expect(centre.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true"));
    await expect(centre.getByRole("button", { name: /minsu_p/u })).toBeVisible();
    await userEvent.click(centre.getByRole("tab", { name: await paneText(story, file, "tabs.salary") }));
    await expect(await centre.findByText(await paneText(story, file, "settlements"))).toBeVisible();
  },
};
