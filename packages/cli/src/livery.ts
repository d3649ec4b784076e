#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Before anything else is imported, so that Node caches stripped types and compiled code.
enableCompileCache();

// The reader may stop reading, as in `livery check | head -1`: that ends the output and is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}

const { run } = await import("./run.ts");
process.exitCode = await run(process.argv.slice(2));
