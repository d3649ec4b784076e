import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { QrCode, type QrCodeProps } from "./QrCode.tsx";

function Code(props: Partial<QrCodeProps>) {
  return <QrCode value="https://brand.example/r/NORTH01" label={storyTexts().qr} {...props} />;
}

const meta: Meta<typeof QrCode> = { title: "Content/QrCode", component: QrCode, render: (args) => <Code {...args} /> };
export default meta;

type Story = StoryObj<typeof QrCode>;

export const Link: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: storyTexts().qr })).toBeVisible();
  },
};
export const Longer: Story = { args: { value: `https://brand.example/r/${"LONG-".repeat(30)}` } };
