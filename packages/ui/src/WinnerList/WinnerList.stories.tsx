import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryBoards } from "../stories/StoryBoards.tsx";
import { WinnerList } from "./WinnerList.tsx";

const meta: Meta<typeof WinnerList> = {
  title: "Home/WinnerList",
  component: WinnerList,
  render: () => <StoryBoards show="winners" />,
};
export default meta;

type Story = StoryObj<typeof WinnerList>;

export const Latest: Story = {};
export const Loading: Story = { render: () => <StoryBoards show="winners" busy /> };
export const Empty: Story = { render: () => <StoryBoards show="winners" count={0} /> };
