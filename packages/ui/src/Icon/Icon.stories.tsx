import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { Icon } from "./Icon.tsx";
import { icons } from "./iconNames.ts";

const meta: Meta<typeof Icon> = { title: "Foundations/Icon", component: Icon, args: { name: "home" } };
export default meta;

type Story = StoryObj<typeof Icon>;

export const All: Story = {
  render: () => (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))", gap: 16 }}>
      {icons.map(({ name }) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: 6, fontSize: 12 }}>
          <span style={{ fontSize: 24 }}>
            <Icon name={name} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Alone: Story = {
  name: "On its own it has a name; beside text screen readers skip it",
  render: () => (
    <p style={{ display: "flex", alignItems: "center", gap: 8 }}>
      <Icon name="home" label={storyTexts().home} />
      <Icon name="notices" /> {storyTexts().notice}
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("img")).toHaveLength(1);
  },
};
