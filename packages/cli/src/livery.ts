#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Before anything else is imported: stripped types and compiled code are then read from Node's cache.
enableCompileCache();

const { run } = await import("./run.ts");
process.exitCode = await run(process.argv.slice(2));
