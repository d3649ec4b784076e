import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { SectionHeading } from "./SectionHeading.tsx";

const meta: Meta<typeof SectionHeading> = {
  title: "Content/SectionHeading",
  component: SectionHeading,
  args: { eyebrow: "Most Played", number: 1 },
  render: (args) => {
    const texts = storyTexts();
    return <SectionHeading more={{ href: "/hot", label: texts.more }} {...args} title={args.title ?? texts.hot} />;
  },
};
export default meta;

type Story = StoryObj<typeof SectionHeading>;

export const OfTheBrand: Story = {
  name: "The text of its link says what there is more of",
  play: async ({ canvasElement }) => {
    const { more, hot } = storyTexts();
    await expect(within(canvasElement).getByRole("link")).toHaveTextContent(`${more}: ${hot}`);
  },
};
export const Plain: Story = { parameters: { root: { heading: "plain" } } };
export const Ornament: Story = { parameters: { root: { heading: "ornament" } } };
export const Bar: Story = { parameters: { root: { heading: "bar" } } };
export const Tag: Story = { parameters: { root: { heading: "tag" } }, args: { number: 3 } };
export const Terminal: Story = { parameters: { root: { heading: "terminal" } } };
export const Seal: Story = { parameters: { root: { heading: "seal" } } };
export const LongTitle: Story = {
  render: (args) => {
    const texts = storyTexts();
    return (
      <div style={{ maxWidth: 328 }}>
        <SectionHeading {...args} title={texts.longHeading} more={{ href: "/hot", label: texts.more }} />
      </div>
    );
  },
};
