interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

/** How a site of the matrix fared. */
export interface MatrixRow {
  /** `<brand> <device> <language>`. */
  readonly site: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

function testsIn({
  suites = [],
  specs = [],
}: Suite): readonly { readonly projectName: string; readonly status: string }[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)];
}

/** Sums Playwright's JSON report by project. */
export function parseMatrix(text: string): readonly MatrixRow[] {
  const tests = testsIn(JSON.parse(text) as Suite);
  return [...new Set(tests.map(({ projectName }) => projectName))].map((site) => {
    const own = tests.filter(({ projectName }) => projectName === site);
    const passed = own.filter(({ status }) => status === "expected").length;
    const skipped = own.filter(({ status }) => status === "skipped").length;
    return { site, passed, skipped, failed: own.length - passed - skipped };
  });
}

/** The table: brand, device and language, with what passed, failed and does not apply. */
export function formatMatrix(rows: readonly MatrixRow[]): string {
  const head = ["brand", "device", "language", "passed", "failed", "skipped"];
  const lines = rows.map(({ site, passed, failed, skipped }) =>
    [...site.split(" "), passed, failed, skipped].map(String),
  );
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) => (column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  "),
    )
    .join("\n");
}
