import { shardHere, shardSuffix } from "./shard.ts";

/**
 * The report of the current task for `npm run trace`: reports/<suite>.json, from the root, or
 * reports/<suite>-1-of-3.json for a part of a suite. Only a turbo task writes
 * one, because it runs the whole suite; a few tests run by hand must not represent all of them.
 */
export function reportFile(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const [, suite] = /^test:([\w:]+)$/.exec(env["npm_lifecycle_event"] ?? "") ?? [];
  const shard = shardHere(env);
  const part = shard === undefined ? "" : shardSuffix(shard);
  return env["TURBO_HASH"] && suite !== undefined ? `reports/${suite.replaceAll(":", "-")}${part}.json` : undefined;
}
