import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

function Face(props: Partial<AvatarProps>) {
  return <Avatar src={useStoryArt().game(0)} {...props} />;
}

const meta: Meta<typeof Avatar> = { title: "Account/Avatar", component: Avatar, render: (args) => <Face {...args} /> };
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Sizes: Story = {
  render: () => (
    <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <Face key={size} size={size} />
      ))}
    </div>
  ),
};
export const NoPicture: Story = {
  render: () => (
    <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <Avatar key={size} size={size} />
      ))}
    </div>
  ),
};
export const Broken: Story = {
  name: "HD-022 ER-030 a picture that fails to load is replaced by the default avatar, a drawn figure with the same name",
  render: () => <Avatar src="data:image/png;base64,AAAA" label={storyTexts().nickname} size="lg" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(within(canvasElement).getByRole("img", { name: storyTexts().nickname })).toBeVisible();
  },
};
