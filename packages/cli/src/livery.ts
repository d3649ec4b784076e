#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Before anything else is imported: stripped types and compiled code are then read from Node's cache.
enableCompileCache();

// Whoever reads may stop reading, as `livery check | head -1` does: that is the end, and no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}

const { run } = await import("./run.ts");
process.exitCode = await run(process.argv.slice(2));
