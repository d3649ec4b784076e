import { accessSync, constants, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** A headless shell has no windows and needs about half the processor time of a full browser. */
export type BrowserKind = "shell" | "full";

const names: Readonly<Record<BrowserKind, readonly string[]>> = {
  shell: ["chromium-headless-shell", "chrome-headless-shell"],
  full: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"],
};

/** Where programs are that are not on PATH. Nothing installs a headless shell to such a place. */
const places: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  linux: ["/usr/bin/chromium", "/usr/bin/google-chrome", "/snap/bin/chromium", "/opt/google/chrome/chrome"],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

const caches: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: "Library/Caches/ms-playwright",
  linux: ".cache/ms-playwright",
  win32: "AppData/Local/ms-playwright",
};

/** Where Playwright stores its downloads, newest layout first. */
const downloads: Readonly<Record<BrowserKind, { readonly folder: RegExp; readonly programs: readonly string[] }>> = {
  shell: {
    folder: /^chromium_headless_shell-\d+$/,
    programs: [
      "chrome-headless-shell-linux64/chrome-headless-shell",
      "chrome-headless-shell-linux-arm64/chrome-headless-shell",
      "chrome-headless-shell-mac-arm64/chrome-headless-shell",
      "chrome-headless-shell-mac-x64/chrome-headless-shell",
      "chrome-headless-shell-win64/chrome-headless-shell.exe",
    ],
  },
  full: {
    folder: /^chromium-\d+$/,
    programs: [
      "chrome-linux64/chrome",
      "chrome-linux/chrome",
      "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
      "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
      "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
      "chrome-win64/chrome.exe",
      "chrome-win/chrome.exe",
    ],
  },
};

/** Whether a file is executable. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function cachedByPlaywright(kind: BrowserKind, env: NodeJS.ProcessEnv): readonly string[] {
  const home = caches[process.platform];
  const cache = env["PLAYWRIGHT_BROWSERS_PATH"] ?? (home === undefined ? undefined : join(homedir(), home));
  if (cache === undefined) return [];
  const { folder, programs } = downloads[kind];
  try {
    const found = readdirSync(cache).filter((name) => folder.test(name));
    return found.toReversed().flatMap((name) => programs.map((path) => join(cache, name, path)));
  } catch {
    return [];
  }
}

/** The program of one kind on this machine: on PATH, in its usual place, or Playwright's own download. */
export function browserOfKind(kind: BrowserKind, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const onPath = (env["PATH"] ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names[kind].map((name) => join(folder, name + suffix)));
  const usual = kind === "full" ? (places[process.platform] ?? []) : [];
  return [...onPath, ...usual, ...cachedByPlaywright(kind, env)].find(isProgram);
}

/**
 * The browser for tests on this machine: `CHROMIUM_PATH`, then a headless shell, then a full browser. `undefined` if
 * there is none. `CHROMIUM_PATH` is used unchanged: a wrong one must be noticed, not replaced.
 */
export function installedBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env["CHROMIUM_PATH"] || (browserOfKind("shell", env) ?? browserOfKind("full", env));
}
