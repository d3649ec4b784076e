/** What runs tests: the projects of vitest.config.ts, the stories' configuration and Playwright; the quick ones first. */
export const runnerIds = ["unit", "brands", "slow", "stories", "e2e"] as const;

export type RunnerId = (typeof runnerIds)[number];

const testFiles: Readonly<Record<RunnerId, RegExp>> = {
  unit: /^(packages|scripts)\/.*(?<!\.brands|\.slow)\.test\.tsx?$/,
  brands: /^(packages|scripts)\/.*\.brands\.test\.tsx?$/,
  slow: /^(packages|scripts)\/.*\.slow\.test\.tsx?$/,
  stories: /^(packages\/(?:runtime|ui)\/src|\.storybook)\/.*\.stories\.tsx$/,
  e2e: /^e2e\/[^/]+\.spec\.ts$/,
};

/** The runner of a test file, by its name; `undefined` for a file that holds no tests. */
export function runnerOf(test: string): RunnerId | undefined {
  return runnerIds.find((id) => testFiles[id].test(test));
}

/**
 * If a test takes seconds, only the named ones run; otherwise whole files, because some tests depend on the one before.
 */
export const narrowed: readonly RunnerId[] = ["slow", "stories", "e2e"];
