import { inspect } from "node:util";
import { workspaceRoot } from "../workspace.ts";
import { bundleRuntime } from "./bundleRuntime.ts";

/** The messages from the build process to its parent. */
export type BundleMessage =
  | { readonly step: string }
  | { readonly failure: string; readonly ours: boolean }
  | { readonly done: true };

const send = (message: BundleMessage): void => void process.send?.(message);

// If the parent is gone, nobody waits for the result.
process.on("disconnect", () => process.exit());

try {
  await bundleRuntime(workspaceRoot, process.argv[2] ?? "", (step) => send({ step }));
  send({ done: true });
} catch (error) {
  const known = error instanceof Error && error.name === "PackError";
  send({ failure: known ? error.message : inspect(error), ours: !known });
}
process.disconnect?.();
