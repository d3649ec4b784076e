import { afterEach } from "vitest";
import { endStory } from "./endStory.ts";

// Set-up of the stories' tests, which runs again for each file: a story leaves nothing behind.

afterEach(({ task }) => {
  endStory();
  // Storybook attaches all that axe found to each test, for its panel, and with it the elements of the story. A test with
  // violations has failed by now.
  Reflect.deleteProperty(task.meta, "reports");
});
