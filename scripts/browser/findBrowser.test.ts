import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrowser } from "./findBrowser.ts";
import { type InstallStep, runStep } from "./installBrowser.ts";
import { type BrowserKind, installedBrowser } from "./installedBrowser.ts";

const steps: readonly InstallStep[] = [
  { title: "first way", evenBeside: true, commands: [] },
  { title: "second way", commands: [] },
];

/** A machine with some browsers, on which each step has the result in `outcomes`, or fails with a reason. */
function machine(
  present: Readonly<Partial<Record<BrowserKind, string>>>,
  outcomes: readonly (typeof present | string)[] = [],
) {
  const lines: string[] = [];
  const programs = { ...present };
  const left = [...outcomes];
  const run = (): string | undefined => {
    const outcome = left.shift() ?? "not expected";
    if (typeof outcome === "string") return outcome;
    Object.assign(programs, outcome);
    return undefined;
  };
  const search = (wanted: BrowserKind, ways = steps) =>
    findBrowser({ wanted, find: (kind) => programs[kind], steps: ways, run, say: (line) => lines.push(line) });
  return { search, lines };
}

describe("looking for a browser", () => {
  it("the preferred kind is used without a message", () => {
    const { search, lines } = machine({ shell: "/usr/bin/shell", full: "/usr/bin/chromium" });
    expect(search("shell")).toBe("/usr/bin/shell");
    expect(search("full")).toBe("/usr/bin/chromium");
    expect(lines).toEqual([]);
  });

  it("without any, each way is tried in turn, and each failure is reported in one line", () => {
    const { search, lines } = machine({}, ["no network", { full: "/new/chrome" }]);
    expect(search("shell")).toBe("/new/chrome");
    expect(lines).toEqual([
      "No Chromium or Chrome on this machine; trying to install one.",
      "  first way …",
      "  first way: no network",
      "  second way …",
    ]);
  });

  it("if there is a full browser, the shell is installed the quick way", () => {
    const { search, lines } = machine({ full: "/usr/bin/chromium" }, [{ shell: "/new/shell" }]);
    expect(search("shell")).toBe("/new/shell");
    expect(lines).toEqual(["Tests run faster in a headless shell; trying to install one.", "  first way …"]);
  });

  it("if that fails, the full browser is used", () => {
    const { search, lines } = machine({ full: "/usr/bin/chromium" }, ["no network"]);
    expect(search("shell")).toBe("/usr/bin/chromium");
    expect(lines.at(-1)).toBe("  first way: no network");
    const { search: leavesNothing } = machine({ full: "/usr/bin/chromium" }, [{}]);
    expect(leavesNothing("shell")).toBe("/usr/bin/chromium");
  });

  it("if that is not possible, the full browser is used silently", () => {
    const { search, lines } = machine({ full: "/usr/bin/chromium" });
    const cannot: readonly InstallStep[] = [
      { title: "first way", skip: "only root", evenBeside: true, commands: [] },
      { title: "second way", commands: [] },
    ];
    expect(search("shell", cannot)).toBe("/usr/bin/chromium");
    expect(lines).toEqual([]);
  });

  it("without any browser or way to install one, a sentence says what to do", () => {
    const { search } = machine({}, ["no network", {}]);
    expect(() => search("shell")).toThrow(
      "Install one (Debian: apt install chromium-headless-shell; elsewhere: Chrome), or set CHROMIUM_PATH",
    );
  });
});

describe("a step", () => {
  const node = process.execPath;

  it("succeeds silently", () => {
    expect(runStep({ title: "a", commands: [[node, "-e", ""]] })).toBeUndefined();
  });

  it("reports the line with the error", () => {
    const command = [
      node,
      "-e",
      "console.error('reading\\nE: Unable to locate package\\nbye'); process.exit(1)",
    ] as const;
    expect(runStep({ title: "a", commands: [command] })).toBe("E: Unable to locate package");
  });

  it("has a time limit", () => {
    expect(runStep({ title: "a", commands: [[node, "-e", "setTimeout(() => {}, 60_000)"]] }, 100)).toMatch(
      /^it took more than/,
    );
  });

  it("is skipped if it is not possible", () => {
    expect(runStep({ title: "a", skip: "only root may install packages", commands: [["false"]] })).toBe(
      "only root may install packages",
    );
  });

  it("reports a missing program", () => {
    expect(runStep({ title: "a", commands: [["no-such-program"]] })).toBe("no-such-program could not be started");
  });
});

describe("an installed browser", () => {
  it("CHROMIUM_PATH takes precedence and is used unchanged", () => {
    expect(installedBrowser({ CHROMIUM_PATH: "/no/such/chrome" })).toBe("/no/such/chrome");
  });

  it("else a headless shell is found on PATH or among Playwright's downloads, before a full browser", () => {
    const folder = mkdtempSync(join(tmpdir(), "browser-"));
    const program = (path: string): string => {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "");
      chmodSync(file, 0o755);
      return file;
    };
    const env = { PATH: join(folder, "bin"), PLAYWRIGHT_BROWSERS_PATH: join(folder, "cache") };
    try {
      const chrome = program("bin/google-chrome");
      expect(installedBrowser(env)).toBe(chrome);
      const path = "chrome-headless-shell-linux64/chrome-headless-shell";
      const download = program(`cache/chromium_headless_shell-1234/${path}`);
      expect(installedBrowser(env)).toBe(download);
      const shell = program("bin/chromium-headless-shell");
      expect(installedBrowser(env)).toBe(shell);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
