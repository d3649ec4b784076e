import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Accordion, type AccordionProps } from "./Accordion.tsx";

interface QuestionsProps extends Partial<AccordionProps> {
  /** The number of the item that has a tag. */
  readonly tagged?: number;
}

function Questions({ tagged, ...props }: QuestionsProps) {
  const { notices, promoTag } = storyTexts();
  const items = notices.map((text, index) => ({
    id: String(index),
    title: text,
    aside: index === tagged && <Tag>{promoTag}</Tag>,
    content: <p>{text}</p>,
  }));
  return (
    <Panel padded style={{ maxWidth: 520 }}>
      <Accordion items={items} {...props} />
    </Panel>
  );
}

const meta: Meta<typeof Accordion> = {
  title: "Content/Accordion",
  component: Accordion,
  render: (args) => <Questions {...args} />,
};
export default meta;

type Story = StoryObj<typeof Accordion>;

export const Single: Story = {
  name: "Opening one item closes the other",
  args: { single: true, openId: "0" },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("group");
    await expect(first).toHaveAttribute("open");
    await userEvent.click(second?.querySelector("summary") as HTMLElement);
    await expect(second).toHaveAttribute("open");
    await expect(first).not.toHaveAttribute("open");
  },
};
export const Several: Story = { args: { openId: "1" } };
export const Tagged: Story = {
  name: "A tag is part of its item's line",
  render: () => <Questions tagged={1} />,
  play: async ({ canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole("group");
    await expect(second?.querySelector("summary")).toHaveTextContent(storyTexts().promoTag);
  },
};
