import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectErrors } from "./storyErrors.ts";

/** Only for the tests: errors that make a story fail, in addition to its own assertions. */
const meta: Meta = { title: "Story errors", tags: ["!dev", "!autodocs"], render: () => <p>…</p> };
export default meta;

type Story = StoryObj;

export const Logged: Story = {
  name: "A logged error fails the story, unless the story expects it",
  parameters: { expectedErrors: [/^on purpose: 1$/] },
  play: async () => {
    console.error("on purpose:", 1);
    await expect(() => expectErrors()).toThrow("on purpose: 1");
    await expect(() => expectErrors([/^on purpose/, /^another/])).toThrow("the expected error: /^another/");
  },
};
