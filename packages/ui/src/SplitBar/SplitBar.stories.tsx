import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { SplitBar, type SplitBarProps, type SplitPart } from "./SplitBar.tsx";

const tones = ["brand", "accent", "quiet", "gain", "faint"] as const;

interface SplitProps extends Pick<SplitBarProps, "whole" | "legend"> {
  readonly values: readonly number[];
  /** The parts can be chosen. */
  readonly chooses?: boolean;
}

function Split({ values, chooses = false, ...bar }: SplitProps) {
  const { statLabels, chartTitle } = recordTexts();
  const [chosen, setChosen] = useState<string>();
  const parts = values.map((value, index): SplitPart => ({
    id: String(index),
    label: statLabels[index % statLabels.length]!,
    value,
    text: `${value}.00`,
    tone: tones[index % tones.length]!,
  }));
  return (
    <Panel padded style={{ maxWidth: 560 }}>
      <SplitBar
        label={chartTitle}
        parts={parts}
        {...(chooses && { chosen, onPart: (id: string) => setChosen(id === chosen ? undefined : id) })}
        {...bar}
      />
    </Panel>
  );
}

const meta: Meta<typeof Split> = { title: "Content/SplitBar", component: Split, subcomponents: { SplitBar } };
export default meta;

type Story = StoryObj<typeof Split>;

/** The lengths of the parts in percent. */
const lengthsIn = (canvas: HTMLElement): readonly number[] =>
  [...canvas.querySelectorAll<HTMLElement>('[aria-hidden="true"] > span')].map(({ style }) =>
    Math.round(Number.parseFloat(style.width)),
  );

export const Parts: Story = {
  name: "Each part is as long as its share, and its figure is in the legend",
  args: { values: [60_000, 30_000, 10_000] },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("group", { name: recordTexts().chartTitle });
    await expect(lengthsIn(canvasElement)).toEqual([60, 30, 10]);
    await expect(within(bar).getAllByRole("term")).toHaveLength(3);
    await expect(within(bar).getByText("30000.00")).toBeVisible();
  },
};

export const Nothing: Story = {
  name: "What is nothing or less has a figure but no length",
  args: { values: [0, -5_000, 20_000] },
  play: async ({ canvasElement }) => {
    await expect(lengthsIn(canvasElement)).toEqual([100]);
    await expect(within(canvasElement).getByText("-5000.00")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Without any sum the bar is empty",
  args: { values: [0, 0] },
  play: async ({ canvasElement }) => {
    await expect(lengthsIn(canvasElement)).toEqual([]);
  },
};

export const Partly: Story = {
  name: "A part of a larger whole leaves the rest empty",
  args: { values: [25_000, 25_000], whole: 100_000, legend: "inline" },
  play: async ({ canvasElement }) => {
    await expect(lengthsIn(canvasElement)).toEqual([25, 25]);
  },
};

export const Choosing: Story = {
  name: "Where parts can be chosen, a press on a line chooses it, and another one none",
  args: { values: [60_000, 30_000, 10_000], chooses: true },
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getByRole("button", { name: /30000/u });
    await userEvent.click(second);
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(second);
    await expect(second).toHaveAttribute("aria-pressed", "false");
  },
};

export const Enormous: Story = { args: { values: [123_456_789_012, 98_765_432_109, 1, 0, 55_555_555] } };
