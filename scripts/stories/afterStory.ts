import { afterEach, beforeEach } from "vitest";
import { commands } from "vitest/browser";
import { endStory } from "./endStory.ts";

// Set-up of the stories' tests, which runs again for each file: a story leaves nothing behind, and says what it cost.

declare module "vitest" {
  interface TaskMeta {
    /** The processor time that a story took, in seconds. */
    processorSeconds?: number;
  }
}

declare module "vitest/browser" {
  interface BrowserCommands {
    processorTime: () => Promise<number>;
  }
}

let before = 0;

beforeEach(async () => {
  before = await commands.processorTime();
});

afterEach(async ({ task }) => {
  endStory();
  // Storybook attaches all that axe found to each test, for its panel, and with it the elements of the story. A test with
  // violations has failed by now.
  Reflect.deleteProperty(task.meta, "reports");
  task.meta.processorSeconds = (await commands.processorTime()) - before;
});
