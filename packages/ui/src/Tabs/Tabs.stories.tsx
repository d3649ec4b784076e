import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Tabs, type TabsProps } from "./Tabs.tsx";

function Kinds({
  look = "segments",
  count = 3,
}: {
  readonly look?: TabsProps<string>["look"];
  readonly count?: number;
}) {
  const texts = storyTexts();
  const [selected, setSelected] = useState("0");
  const items = texts.categories.slice(0, count).map((label, index) => ({
    id: String(index),
    label,
    panel: <p>{texts.categoryNotes[index]}</p>,
  }));
  return (
    <Panel padded style={{ maxWidth: 460 }}>
      <Tabs label={texts.shortcuts} look={look} items={items} selected={selected} onSelect={setSelected} />
    </Panel>
  );
}

const meta: Meta<typeof Tabs> = { title: "Forms/Tabs", component: Tabs, render: () => <Kinds /> };
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Segments: Story = {
  name: "Arrows move to the next tab and show its content",
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole("tab");
    await userEvent.click(tabs[0] as HTMLElement);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(tabs[1]).toHaveAttribute("aria-selected", "true"));
    await expect(within(canvasElement).getByRole("tabpanel")).toHaveTextContent(storyTexts().categoryNotes[1] ?? "");
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(tabs[2]).toHaveFocus());
  },
};
export const Line: Story = { render: () => <Kinds look="line" count={3} /> };
export const Many: Story = {
  name: "Many tabs over a line scroll",
  render: () => (
    <div style={{ width: 320 }} data-testid="frame">
      <Kinds look="line" count={8} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId("frame").scrollWidth).toBeLessThanOrEqual(320);
  },
};
