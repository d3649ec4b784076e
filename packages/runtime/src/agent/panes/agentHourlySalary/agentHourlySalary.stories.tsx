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
const terms = { rate: 0.5, periodValidBet: 100_000_000 };
const { responses, reset } = contractPlatform({
  downline: [contract("K3", { kind: "hourly", terms })],
  sent,
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Hourly salary",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentHourlySalary", flags: everyRequest, responses },
  beforeEach: reset,
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const Answer: Story = {
  name: "AG-037 an answer on this page goes to the call of its kind",
  play: async (story) => {
    const centre = await openedCentre();
    const accept = await centre.findByRole("button", { name: await paneText(story, file, "answer.accept") });
    await waitFor(() => expect(accept).toBeEnabled());
    await userEvent.click(accept);
    await centre.findByText(await paneText(story, file, "done.accept", { account: "minsu_p" }));
    await expect(sent).toMatchObject([{ call: "processHourlySalary", body: { id: "K3", action: "ACCEPT" } }]);
  },
};

export const Requests: Story = {
  name: "AG-019 requests are offered with contracthoursalreq, and without it none",
  play: async ({ mount, ...story }) => {
    const text = (key: string, values = {}) => paneText(story, file, key, values);
    const names = await Promise.all([text("paid.offer"), text("own.ask", { account: "hana_top" })]);
    const flags = { contracthoursalinfo: true };
    const pane = (
      <PaneInCentre centre="agentCentre" pane="agentHourlySalary" flags={everyRequest} responses={responses} />
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
