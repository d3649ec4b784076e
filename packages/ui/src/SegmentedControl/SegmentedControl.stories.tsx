import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { SegmentedControl, type SegmentedControlProps } from "./SegmentedControl.tsx";

interface SegmentsProps extends Partial<SegmentedControlProps<string>> {
  readonly count?: number;
}

function Segments({ count = 3, ...rest }: SegmentsProps) {
  const { period, categories } = storyTexts();
  const [value, setValue] = useState("0");
  const options = categories.slice(0, count).map((label, index) => ({ value: String(index), label }));
  return (
    <Panel padded style={{ width: 320 }}>
      <SegmentedControl label={period} options={options} value={value} onValue={setValue} {...rest} />
    </Panel>
  );
}

const meta: Meta<typeof SegmentedControl> = {
  title: "Forms/SegmentedControl",
  component: SegmentedControl,
  render: () => <Segments />,
};
export default meta;

type Story = StoryObj<typeof SegmentedControl>;

export const Segmented: Story = {
  name: "A press chooses, arrows move the choice, and the group has its label",
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole("group", { name: storyTexts().period }));
    const [first, second, third] = group.getAllByRole("radio");
    await userEvent.click(second as HTMLElement);
    await expect(second).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(third).toBeChecked();
    await expect(first).not.toBeChecked();
  },
};

export const Icons: Story = {
  render: () => (
    <Segments
      options={[
        { value: "0", label: storyTexts().categories[0] ?? "", icon: "light" },
        { value: "1", label: storyTexts().categories[1] ?? "", icon: "dark" },
      ]}
    />
  ),
};

export const Many: Story = {
  name: "Many segments scroll inside their bar",
  render: () => <Segments count={8} />,
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector("fieldset");
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(panel?.clientWidth ?? 0);
  },
};

export const Disabled: Story = {
  name: "A disabled segment",
  render: () => (
    <Segments
      options={storyTexts()
        .categories.slice(0, 3)
        .map((label, index) => ({ value: String(index), label, disabled: index === 2 }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("radio")[2]).toBeDisabled();
  },
};
