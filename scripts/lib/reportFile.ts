/**
 * The report of the current task for `npm run trace`: reports/<suite>.json, from the root. Only a turbo task writes
 * one, because it runs the whole suite; a few tests run by hand must not represent all of them.
 */
export function reportFile(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const [, suite] = /^test:(\w+)$/.exec(env["npm_lifecycle_event"] ?? "") ?? [];
  return env["TURBO_HASH"] && suite !== undefined ? `reports/${suite}.json` : undefined;
}
