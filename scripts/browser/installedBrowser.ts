import { accessSync, constants, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];

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

/** Where Playwright's downloads keep the program, newest layout first. */
const inCache = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-win64/chrome.exe",
  "chrome-win/chrome.exe",
];

/** True for a file that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function cachedByPlaywright(env: NodeJS.ProcessEnv): readonly string[] {
  const home = caches[process.platform];
  const cache = env["PLAYWRIGHT_BROWSERS_PATH"] ?? (home === undefined ? undefined : join(homedir(), home));
  if (cache === undefined) return [];
  try {
    const folders = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
    return folders.toReversed().flatMap((folder) => inCache.map((path) => join(cache, folder, path)));
  } catch {
    return [];
  }
}

/**
 * The program of a Chromium-like browser on this machine: `CHROMIUM_PATH`, then one on PATH or in its usual place,
 * then Playwright's own download. `undefined` when there is none. `CHROMIUM_PATH` is taken as it is: a wrong one must
 * be noticed, not replaced.
 */
export function installedBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env["CHROMIUM_PATH"]) return env["CHROMIUM_PATH"];
  const suffix = process.platform === "win32" ? ".exe" : "";
  const onPath = (env["PATH"] ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)));
  return [...onPath, ...(places[process.platform] ?? []), ...cachedByPlaywright(env)].find(isProgram);
}
