/**
 * Where the task that runs now leaves its report for `npm run trace`: reports/<suite>.json, from the root. Only a task
 * of turbo leaves one, because it runs the whole suite; a few tests run by hand must not speak for all of them.
 */
export function reportFile(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const [, suite] = /^test:(\w+)$/.exec(env["npm_lifecycle_event"] ?? "") ?? [];
  return env["TURBO_HASH"] && suite !== undefined ? `reports/${suite}.json` : undefined;
}
