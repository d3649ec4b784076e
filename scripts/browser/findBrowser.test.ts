import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrowser } from "./findBrowser.ts";
import { type InstallStep, runStep } from "./installBrowser.ts";
import { installedBrowser } from "./installedBrowser.ts";

const steps: readonly InstallStep[] = [
  { title: "first way", commands: [] },
  { title: "second way", commands: [] },
];

function search(found: () => string | undefined, reasons: readonly (string | undefined)[]) {
  const lines: string[] = [];
  const results = [...reasons];
  const look = () => findBrowser({ find: found, steps, run: () => results.shift(), say: (line) => lines.push(line) });
  return { look, lines };
}

describe("looking for a browser", () => {
  it("one that is there is taken, and nothing is said", () => {
    const { look, lines } = search(() => "/usr/bin/chromium", []);
    expect(look()).toBe("/usr/bin/chromium");
    expect(lines).toEqual([]);
  });

  it("else one way after the other is tried; each that fails says why in one line", () => {
    let count = 0;
    const { look, lines } = search(() => (++count > 1 ? "/new/chrome" : undefined), ["no network", undefined]);
    expect(look()).toBe("/new/chrome");
    expect(lines).toEqual([
      "No Chromium or Chrome on this machine; trying to install one.",
      "  first way …",
      "  first way: no network",
      "  second way …",
    ]);
  });

  it("without any, a sentence says what to do", () => {
    const { look } = search(() => undefined, ["no network", undefined]);
    expect(look).toThrow("Install one (Debian: apt install chromium; elsewhere: Chrome), or set CHROMIUM_PATH");
  });
});

describe("a step", () => {
  const node = process.execPath;

  it("succeeds silently", () => {
    expect(runStep({ title: "a", commands: [[node, "-e", ""]] })).toBeUndefined();
  });

  it("says the line that names the error", () => {
    const command = [
      node,
      "-e",
      "console.error('reading\\nE: Unable to locate package\\nbye'); process.exit(1)",
    ] as const;
    expect(runStep({ title: "a", commands: [command] })).toBe("E: Unable to locate package");
  });

  it("may not take longer than its time", () => {
    expect(runStep({ title: "a", commands: [[node, "-e", "setTimeout(() => {}, 60_000)"]] }, 100)).toMatch(
      /^it took more than/,
    );
  });

  it("is left out where it cannot work", () => {
    expect(runStep({ title: "a", skip: "only root may install packages", commands: [["false"]] })).toBe(
      "only root may install packages",
    );
  });

  it("says when its program is not there", () => {
    expect(runStep({ title: "a", commands: [["no-such-program"]] })).toBe("no-such-program could not be started");
  });
});

describe("an installed browser", () => {
  it("CHROMIUM_PATH wins, as it is", () => {
    expect(installedBrowser({ CHROMIUM_PATH: "/no/such/chrome" })).toBe("/no/such/chrome");
  });

  it("else it is found on PATH", () => {
    const folder = mkdtempSync(join(tmpdir(), "browser-"));
    try {
      mkdirSync(join(folder, "bin"));
      writeFileSync(join(folder, "bin/google-chrome"), "");
      chmodSync(join(folder, "bin/google-chrome"), 0o755);
      expect(installedBrowser({ PATH: join(folder, "bin") })).toBe(join(folder, "bin/google-chrome"));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
