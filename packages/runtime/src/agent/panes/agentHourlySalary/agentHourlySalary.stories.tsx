import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  contract,
  contractPlatform,
  everyRequest,
  type SentCall,
} from "../../../../../../.storybook/contractPlatform.ts";
import { PaneInCentre } from "../../../../../../.storybook/PaneInCentre.tsx";
import { accepts, offersRequests } from "../../../../../../.storybook/salaryStories.tsx";

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
  play: accepts(sent, "processHourlySalary"),
};

export const Requests: Story = {
  name: "AG-019 requests are offered with contracthoursalreq, and without it none",
  play: offersRequests({ pane: "agentHourlySalary", responses, flags: { contracthoursalinfo: true } }),
};
