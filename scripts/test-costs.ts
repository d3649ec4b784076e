import { join } from "node:path";
import { root } from "./lib/root.ts";
import { costLine, costlyLines, storyCosts } from "./stories/storyCosts.ts";
import { readReports } from "./trace/reports.ts";

// npm run test:costs: what each story file took in the last npm test. Exit 1 if one took more than its share.

const { tests } = readReports(join(root, "reports"));
const costs = storyCosts(tests);
if (costs.length === 0) console.log("The last run left no report of all stories. Run npm test first.");
for (const cost of costs) console.log(costLine(cost));
const costly = costlyLines(tests);
for (const line of costly) console.error(line);
if (costs.length === 0 || costly.length > 0) process.exitCode = 1;
