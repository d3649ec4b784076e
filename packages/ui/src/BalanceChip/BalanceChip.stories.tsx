import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Money } from "../Money/Money.tsx";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { BalanceChip, type BalanceChipProps } from "./BalanceChip.tsx";

const refresh = fn();
const open = fn();

function Balance({ known = true, ...rest }: Partial<BalanceChipProps> & { readonly known?: boolean }) {
  const texts = storyTexts();
  const { symbol } = useStoryArt();
  return (
    <BalanceChip
      label={texts.balance}
      updatingLabel={texts.updating}
      refreshLabel={texts.refresh}
      onRefresh={refresh}
      amount={known ? <Money symbol={symbol} amount="128,450.00" /> : undefined}
      {...rest}
    />
  );
}

const meta: Meta<typeof BalanceChip> = {
  title: "Account/BalanceChip",
  component: BalanceChip,
  render: (args) => <Balance {...args} />,
};
export default meta;

type Story = StoryObj<typeof BalanceChip>;

export const Known: Story = {
  name: "The button requests the balance again",
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: storyTexts().refresh }));
    await expect(refresh).toHaveBeenCalled();
  },
};
export const Opens: Story = {
  name: "A press on the amount leads on, and does not request it again",
  args: { open: { label: "My wallet", onPress: open } },
  play: async ({ canvasElement }) => {
    refresh.mockClear();
    const balance = within(canvasElement).getByRole("button", { name: /128,450\.00/u });
    await expect(balance).toHaveAccessibleDescription("My wallet");
    await userEvent.click(balance);
    await expect(open).toHaveBeenCalledOnce();
    await expect(refresh).not.toHaveBeenCalled();
  },
};
export const First: Story = {
  name: "Before the first response it says that the balance is loading",
  render: () => <Balance known={false} updating />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(storyTexts().updating)).toBeVisible();
  },
};
export const Updating: Story = {
  name: "During an update the last amount stays, and another press sends no request",
  args: { updating: true },
  play: async ({ canvasElement }) => {
    refresh.mockClear();
    await expect(within(canvasElement).getByText("128,450.00")).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(refresh).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { render: () => <Balance known={false} failed={storyTexts().balanceFailed} /> };
