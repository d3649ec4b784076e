import { reportToParent } from "../ownProcess.ts";
import { workspaceRoot } from "../workspace.ts";
import { bundleRuntime } from "./bundleRuntime.ts";

// The manifest is not sent: the parent reads it from the folder, as it does a kept build.
await reportToParent(async (outFolder, onStep) => {
  await bundleRuntime(workspaceRoot, outFolder, onStep);
  return true;
});
