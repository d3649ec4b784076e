import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { AgeMark, type AgeMarkProps } from "./AgeMark.tsx";

function BrandAge({ size = "md" }: Pick<AgeMarkProps, "size">) {
  return <AgeMark age={useStoryArt().minimumAge} label={storyTexts().age} size={size} />;
}

const meta: Meta<typeof AgeMark> = {
  title: "Content/AgeMark",
  component: AgeMark,
  render: (args) => <BrandAge {...args} />,
};
export default meta;

type Story = StoryObj<typeof AgeMark>;

export const Medium: Story = { args: { size: "md" } };
export const Small: Story = { args: { size: "sm" } };
