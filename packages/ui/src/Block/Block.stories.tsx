import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { recordTexts } from "../stories/recordTexts.ts";
import { Tag } from "../Tag/Tag.tsx";
import { Block, type BlockProps } from "./Block.tsx";

function Limit(props: Partial<BlockProps>) {
  const { limitToday, limitUsed, betStates } = recordTexts();
  return (
    <div style={{ maxWidth: 360 }}>
      <Block title={limitToday} aside={<Tag>{betStates[1]}</Tag>} {...props}>
        <p>{limitUsed}</p>
      </Block>
    </div>
  );
}

const meta: Meta<typeof Block> = { title: "Content/Block", component: Block, render: (args) => <Limit {...args} /> };
export default meta;

type Story = StoryObj<typeof Block>;

export const Titled: Story = {
  name: "It is a region with its title as its name",
  play: async ({ canvasElement }) => {
    const { limitToday, limitUsed } = recordTexts();
    const region = within(canvasElement).getByRole("region", { name: limitToday });
    await expect(region).toHaveTextContent(limitUsed);
  },
};
