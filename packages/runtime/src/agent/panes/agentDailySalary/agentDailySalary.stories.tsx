import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import {
  contract,
  contractPlatform,
  everyRequest,
  type SentCall,
} from "../../../../../../.storybook/contractPlatform.ts";
import { openedCentre, PaneInCentre, paneText } from "../../../../../../.storybook/PaneInCentre.tsx";
import { accepts, offersRequests } from "../../../../../../.storybook/salaryStories.tsx";

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
  play: accepts(sent, "processDailySalary"),
};

export const Requests: Story = {
  name: "AG-017 requests are offered with dailysalreqtype, and without it none",
  play: offersRequests({ pane: "agentDailySalary", responses, flags: { dailysalinfotype: true } }),
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
