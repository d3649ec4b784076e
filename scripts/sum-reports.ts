import { join } from "node:path";
import { root } from "./lib/root.ts";
import { sumReports } from "./lib/sumReports.ts";
import { readReports } from "./trace/reports.ts";

// node scripts/sum-reports.ts <exit code of the run>: the line that .ci/run ends with.
const { passed, failed } = sumReports(readReports(join(root, "reports")), Number(process.argv[2] ?? 0));
console.log(`${passed} passed, ${failed} failed`);
