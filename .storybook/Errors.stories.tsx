import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectErrors } from "./storyErrors.ts";

/** For the tests alone: what fails a story besides its own expectations. */
const meta: Meta = { title: "Errors of a story", tags: ["!dev", "!autodocs"], render: () => <p>…</p> };
export default meta;

type Story = StoryObj;

export const Logged: Story = {
  name: "An error that is logged fails the story, unless the story expects it",
  parameters: { expectedErrors: [/^on purpose: 1$/] },
  play: async () => {
    console.error("on purpose:", 1);
    await expect(() => expectErrors()).toThrow("on purpose: 1");
    await expect(() => expectErrors([/^on purpose/, /^another/])).toThrow("and did not: /^another/");
  },
};
