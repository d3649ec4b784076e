import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Money } from "../Money/Money.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

const icons = ["bank", "card", "coin"] as const;

function Methods(props: Partial<RadioGroupProps<string>>) {
  const { payMethods, payMethod } = recordTexts();
  const [value, setValue] = useState("0");
  const options = payMethods.map(([label = "", note], index) => ({
    value: String(index),
    label,
    note,
    icon: icons[index] ?? ("wallet" as const),
  }));
  return (
    <Panel padded style={{ maxWidth: 520 }}>
      <RadioGroup label={payMethod} look="cards" options={options} value={value} onValue={setValue} {...props} />
    </Panel>
  );
}

function Bonuses({ error }: { readonly error?: string }) {
  const { bonus, bonuses } = recordTexts();
  const { symbol } = useStoryArt();
  const options = bonuses.map(([label = "", note], index) => ({
    value: String(index),
    label,
    note,
    disabled: index === 2,
    trailing: index === 0 ? <Money symbol={symbol} amount="3,000" /> : undefined,
  }));
  return (
    <Panel padded style={{ maxWidth: 520 }}>
      <RadioGroup label={bonus} options={options} error={error} required />
    </Panel>
  );
}

const meta: Meta<typeof RadioGroup> = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  render: () => <Methods />,
};
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Cards: Story = {
  name: "Pressing anywhere on a card chooses it, and arrows move the choice",
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole("radio");
    await userEvent.click(within(canvasElement).getByText(recordTexts().payMethods[1]?.[1] ?? ""));
    await expect(second).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(third).toBeChecked();
    await expect(first).not.toBeChecked();
  },
};

export const List: Story = {
  name: "A list with notes, an amount, and a disabled option",
  render: () => <Bonuses />,
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole("radio");
    await expect(radios[2]).toBeDisabled();
    await userEvent.click(radios[0] as HTMLElement);
    await expect(radios[0]).toBeChecked();
  },
};

export const Chips: Story = {
  name: "Short labels share a line, and the whole chip chooses",
  render: () => <Methods look="chips" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(recordTexts().payMethods[1]?.[0] ?? ""));
    await expect(canvas.getAllByRole("radio")[1]).toBeChecked();
  },
};

export const WithError: Story = {
  name: "The error belongs to the group",
  render: () => <Bonuses error={storyTexts().choose} />,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: new RegExp(recordTexts().bonus) });
    await expect(group).toHaveAccessibleDescription(storyTexts().choose);
  },
};
