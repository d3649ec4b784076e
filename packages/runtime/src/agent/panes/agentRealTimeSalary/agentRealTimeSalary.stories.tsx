import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  contract,
  contractPlatform,
  everyRequest,
  type SentCall,
} from "../../../../../../.storybook/contractPlatform.ts";
import { openedCentre, PaneInCentre } from "../../../../../../.storybook/PaneInCentre.tsx";
import { accepts, offersRequests } from "../../../../../../.storybook/salaryStories.tsx";

const sent: SentCall[] = [];
const terms = { profitRate: 0.2, lossRate: 0.4 };
const { responses, reset } = contractPlatform({
  downline: [contract("K3", { kind: "realTime", terms })],
  sent,
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Real-time salary",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentRealTimeSalary", flags: everyRequest, responses },
  beforeEach: reset,
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const Answer: Story = {
  name: "AG-038 AG-039 an answer goes to the call of its kind; the page says that it is settled every 5 minutes",
  play: async (story) => {
    const centre = await openedCentre();
    await expect(await centre.findByText(/5분마다|every 5 minutes/u)).toBeVisible();
    await accepts(sent, "processRealTimeSalary")(story);
  },
};

export const Requests: Story = {
  name: "AG-020 requests are offered with realtimesalreqtype, and without it none",
  play: offersRequests({ pane: "agentRealTimeSalary", responses, flags: { realtimesalinfotype: true } }),
};
