import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyPane, responsesOf, withLongTexts, withRows } from "../../../../.storybook/everyPane.tsx";
import { PaneInCentre } from "../../../../.storybook/PaneInCentre.tsx";

// Every pane with more than it usually has.

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Room",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const LongTexts: Story = {
  name: "Every pane has room for long texts",
  play: ({ mount }) => everyPane(mount, 2, () => ({ responses: responsesOf(withLongTexts) })),
};

export const ManyRows: Story = {
  name: "Every pane shows a thousand rows",
  play: ({ mount }) =>
    everyPane(mount, 3, () => ({ responses: responsesOf(withRows(1000, (response) => "total" in response)) })),
};
