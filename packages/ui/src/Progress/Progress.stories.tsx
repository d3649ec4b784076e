import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { Progress, type ProgressProps } from "./Progress.tsx";

function Limit(props: Partial<ProgressProps>) {
  const { limitToday, limitUsed, change } = recordTexts();
  return (
    <Panel padded style={{ maxWidth: 360 }}>
      <Progress
        label={limitToday}
        value={30_000}
        max={100_000}
        valueText={limitUsed}
        aside={<a href="#limits">{change}</a>}
        notes={{ start: limitUsed, end: "100,000" }}
        {...props}
      />
    </Panel>
  );
}

const meta: Meta<typeof Progress> = {
  title: "Content/Progress",
  component: Progress,
  render: (args) => <Limit {...args} />,
};
export default meta;

type Story = StoryObj<typeof Progress>;

export const LabelHidden: Story = {
  name: "A hidden label is still its name",
  args: { labelHidden: true, aside: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar", { name: recordTexts().limitToday })).toBeVisible();
    await expect(canvas.queryByText(recordTexts().limitToday)).toBeNull();
  },
};

export const Partly: Story = {
  name: "Screen readers read its value in words",
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: recordTexts().limitToday });
    await expect(bar).toHaveAttribute("aria-valuenow", "30");
    await expect(bar).toHaveAttribute("aria-valuetext", recordTexts().limitUsed);
  },
};
export const Empty: Story = { args: { value: 0 } };
export const Beyond: Story = {
  name: "A value above the limit fills the bar and does not overflow it",
  args: { value: 120_000, tone: "warning" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  },
};
export const NoLimit: Story = { args: { max: 0, value: 0 } };
