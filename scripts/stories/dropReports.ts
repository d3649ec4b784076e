import { afterEach } from "vitest";

// Set-up of the stories' tests, in the page: Storybook attaches all that axe found to each test, for its panel. A test
// with violations has failed by now. The results hold on to the elements of every story, and were nine tenths of the
// run's report.

afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, "reports");
});
