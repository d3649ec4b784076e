import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const notice = (number: number) => ({
  id: String(number),
  title: `Notice ${number}`,
  content: `<p>Text of notice ${number}</p>`,
  timestamp: Date.UTC(2026, 0, 20 - number),
});

const platform = (count: number): PaneResponses => ({
  announcements: () => ({
    banner: [],
    playerNotices: Array.from({ length: count }, (_, index) => notice(index + 1)),
    popup: [],
    promotion: [],
  }),
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Announcement",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentAnnouncement", responses: platform(20) },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const Notices: Story = {
  name: "AG-004 NT-018 the entry lists the site's notices by nine, and the newest one is open",
  play: async () => {
    const centre = await openedCentre();
    await expect(await centre.findByText("Text of notice 1")).toBeVisible();
    await expect(centre.getAllByRole("button", { name: /^Notice \d/u })).toHaveLength(9);
    await userEvent.click(centre.getByRole("button", { name: "2" }));
    await userEvent.click(await centre.findByRole("button", { name: /^Notice 12/u }));
    await expect(await centre.findByText("Text of notice 12")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Without a notice the page says so",
  args: { responses: platform(0) },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByRole("heading", { name: await paneText(story, "agent/agentAnnouncement", "empty") });
  },
};
