import type { Meta, StoryObj } from "@storybook/react-vite";
import type { IconName } from "../Icon/iconNames.ts";
import { storyTexts } from "../stories/texts.ts";
import { TrustStrip } from "./TrustStrip.tsx";

const symbols: readonly IconName[] = ["shield", "limits", "lock"];

const meta: Meta<typeof TrustStrip> = {
  title: "Home/TrustStrip",
  component: TrustStrip,
  render: () => (
    <TrustStrip
      items={storyTexts().trust.map(([title = "", text = ""], index) => ({
        icon: symbols[index] ?? "info",
        title,
        text,
      }))}
    />
  ),
};
export default meta;

export const Promises: StoryObj<typeof TrustStrip> = {};
