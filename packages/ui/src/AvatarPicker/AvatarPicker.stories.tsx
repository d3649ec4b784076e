import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { AvatarPicker } from "./AvatarPicker.tsx";

function Avatars() {
  const { chooseAvatar, avatarName } = recordTexts();
  const { empty } = useStoryArt();
  const [value, setValue] = useState("1");
  const options = Array.from({ length: 9 }, (_, index) => ({
    id: String(index),
    src: empty,
    label: avatarName(index + 1),
  }));
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <AvatarPicker label={chooseAvatar} options={options} value={value} onValue={setValue} />
    </Panel>
  );
}

const meta: Meta<typeof AvatarPicker> = {
  title: "Forms/AvatarPicker",
  component: AvatarPicker,
  render: () => <Avatars />,
};
export default meta;

export const Pictures: StoryObj<typeof AvatarPicker> = {
  name: "A press or the arrow keys choose a picture",
  play: async ({ canvasElement }) => {
    const pictures = within(canvasElement).getAllByRole("radio");
    await userEvent.click(pictures[2] as HTMLElement);
    await expect(pictures[2]).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(pictures[3]).toBeChecked();
  },
};
