import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";

const meta: Meta<typeof Button> = {
  title: "Actions/Button",
  component: Button,
  subcomponents: { ButtonLink },
  args: { onClick: fn() },
  render: (args) => <Button {...args}>{args.children ?? storyTexts().signUp}</Button>,
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: "primary" } };
export const Ghost: Story = { args: { variant: "ghost" } };
export const Soft: Story = { args: { variant: "soft" } };
export const Small: Story = { args: { size: "sm" } };
export const Large: Story = { args: { size: "lg" } };
export const Block: Story = { args: { block: true } };
export const WithIcon: Story = { args: { icon: "play" } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  name: "While loading it keeps its width and focus and ignores presses",
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Pressed: Story = {
  name: "A click and Enter do the same",
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LongLabel: Story = {
  name: "A long label wraps and stays within 360 px",
  render: (args) => (
    <div style={{ width: 328 }}>
      <Button {...args}>{storyTexts().long}</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await expect(button.scrollWidth).toBeLessThanOrEqual(328);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Link: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 10, flexWrap: "wrap" }}>
      <ButtonLink href="/index">{storyTexts().signUp}</ButtonLink>
      <ButtonLink href="/index" variant="ghost" icon="app">
        {storyTexts().browse}
      </ButtonLink>
    </div>
  ),
};
