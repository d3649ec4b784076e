import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { openedCentre, PaneInCentre, paneText } from "../../../../../.storybook/PaneInCentre.tsx";

// The product's centres, each with its name in the brand's language. Their panes have stories of their own.

const meta: Meta<typeof PaneInCentre> = {
  title: "Site/Centres",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const Member: Story = {
  name: "The member centre opens for a member and shows its name",
  play: async (story) => {
    const name = await paneText(story, "member", "title");
    const centre = await openedCentre();
    await waitFor(() => expect(centre.getByRole("heading", { name })).toBeVisible());
  },
};

export const Agent: Story = {
  name: "The agent centre opens for an agent and shows its name",
  args: { centre: "agentCentre" },
  play: async (story) => {
    const name = await paneText(story, "agent", "title");
    const centre = await openedCentre();
    await waitFor(() => expect(centre.getByRole("heading", { name })).toBeVisible());
  },
};
