#!/usr/bin/env node
// The door to every script of the project: no dependencies and nothing newer than Node 20, because it runs before
// anything is installed. It installs what the lockfile asks for, then runs a command of node_modules/.bin or a .ts file
// under the project's own Node 24, which comes with the install.
//
//   node scripts/bootstrap.mjs <file.ts | command> [arguments…]
import { spawn } from "node:child_process";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 20;
const OWN_NODE = 24;
const INSTALL_BYTES = 1.5e9;
/** How long a command may take to stop after Ctrl-C before it is killed. */
const GRACE_MS = 10_000;

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const windows = process.platform === "win32";
const runningNode = Number(process.versions.node.split(".")[0]);

class Sentence extends Error {}

/** The output of a failed install, and how to fix it. The first matching row applies. */
const INSTALL_FAILURES = [
  [/ENOSPC/, "The disk is full. Make room (an install takes about 1 GB) and run the command again."],
  [
    /EACCES|EPERM|EROFS/,
    "This folder may not be written to. Check who owns it and node_modules, then run the command again.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|EIDLETIMEOUT|network/i,
    "The package registry cannot be reached. Check the network (and npm's proxy settings), then run the command again.",
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/,
    "The package registry's certificate is not trusted here. Point npm at your certificates (npm config set cafile …), then run the command again.",
  ],
  [
    /EUSAGE/,
    "package-lock.json and package.json do not match. Run `npm install`, review the change to package-lock.json, and commit it.",
  ],
  [
    /EINTEGRITY/,
    "A downloaded package is not the one that package-lock.json names. Run `npm cache verify`, then the command again.",
  ],
  [
    /E404|ETARGET/,
    "The package registry does not have a version that package-lock.json names. If you use a mirror, it may be behind.",
  ],
  [
    /npm.*(not found|not recognized)|ENOENT.*npm/i,
    "npm was not found. It comes with Node: install Node from its site or your system's packages.",
  ],
];

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules contains what package-lock.json lists; packages that npm may skip (other systems) may be
 * missing.
 */
function isInstalled() {
  const wanted = readJson(join(root, "package-lock.json"));
  const present = readJson(join(root, "node_modules", ".package-lock.json"));
  if (!wanted) throw new Sentence("package-lock.json is missing or broken. Restore it: git checkout package-lock.json");
  if (!present) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith("node_modules/")) return true;
    const found = present.packages[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}

function checkRoom() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < INSTALL_BYTES && !existsSync(join(root, "node_modules")))
    throw new Sentence(
      `Only ${Math.round((bavail * bsize) / 1e6)} MB are free here; an install takes about 1 GB. Make room and run the command again.`,
    );
}

/**
 * Runs a command to its end; its exit code or signal becomes ours. It gets its own process group, so that Ctrl-C
 * reaches it and all its children exactly once (a second one means "at once" to many programs), whether a terminal, npm
 * or a dead parent sends it. What is left of the group afterwards is killed.
 */
function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", detached: !windows, ...options });
  const parent = process.ppid;
  let stopping = false;
  const signalGroup = (signal) => {
    try {
      if (windows) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    signalGroup(signal);
    setTimeout(() => signalGroup("SIGKILL"), GRACE_MS).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  const orphaned = setInterval(() => process.ppid !== parent && stop("SIGTERM"), 500);
  let said = "";
  child.stderr?.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 127, said: String(error) }));
    child.on("close", (code, signal) => {
      signalGroup("SIGKILL");
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), interrupted: stopping || signal !== null, said });
    });
  }).finally(() => clearInterval(orphaned));
}

async function install() {
  checkRoom();
  const started = Date.now();
  process.stderr.write("Installing what is missing (npm ci), about a minute …\n");
  const args = [
    "ci",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--fetch-retries=2",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
  ];
  const npm = process.env["npm_execpath"];
  const options = { stdio: ["ignore", "ignore", "pipe"] };
  const { code, interrupted, said } = npm?.endsWith(".js")
    ? await run(process.execPath, [npm, ...args], options)
    : await run("npm", args, { ...options, shell: windows });
  if (interrupted) process.exit(code || 130);
  if (code !== 0) {
    const advice = INSTALL_FAILURES.find(([pattern]) => pattern.test(said))?.[1];
    throw new Sentence(
      `${advice ?? "The install failed."}\n\nnpm said (exit ${code}):\n${said.trim().split("\n").slice(0, 12).join("\n")}`,
    );
  }
  process.stderr.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

/** The Node that runs TypeScript: the one that came with the install, else the running one when it is new enough. */
function ownNode() {
  const packaged = join(
    root,
    "node_modules",
    `node-${windows ? "win" : process.platform}-${process.arch}`,
    "bin",
    windows ? "node.exe" : "node",
  );
  if (existsSync(packaged)) return packaged;
  if (runningNode >= OWN_NODE) return process.execPath;
  throw new Sentence(
    `Livery runs on Node ${OWN_NODE}, which comes with the install on Linux, Windows x64 and macOS x64. For ${process.platform} ${process.arch} there is no such package (or it did not install): ` +
      `install Node ${OWN_NODE} or newer and run the command again. This is Node ${process.versions.node}.`,
  );
}

/** The programs that draw visitors' pictures. */
const DRAWING = /\/(?:livery|bench-platform)\.ts$/;
/**
 * On Linux with glibc, each thread that has drawn a picture would keep up to 64 MB of memory for the next one. Other
 * systems ignore these variables.
 */
const LEAN_MALLOC = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "1048576" };
/**
 * In megabytes. Otherwise V8 lets the space of new objects grow to 128 MB while pictures arrive, and keeps it, although
 * a quarter of that is as fast.
 */
const LEAN_HEAP = ["--max-semi-space-size=16"];

async function main([command, ...args]) {
  if (runningNode < OLDEST_NODE)
    throw new Sentence(`Livery needs Node ${OLDEST_NODE} or newer to start; this is Node ${process.versions.node}.`);
  if (!command) throw new Sentence("usage: node scripts/bootstrap.mjs <file.ts | command> [arguments…]");
  if (!isInstalled()) await install();
  const env = {
    ...(DRAWING.test(command) && LEAN_MALLOC),
    ...process.env,
    PATH: bin + delimiter + (process.env["PATH"] ?? ""),
    DO_NOT_TRACK: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
  };
  const node = ownNode();
  const { code, interrupted, said } = /\.(ts|mjs)$/.test(command)
    ? await run(node, [...(DRAWING.test(command) ? LEAN_HEAP : []), command, ...args], { env })
    : await run(join(bin, windows ? `${command}.cmd` : command), args, { env, shell: windows });
  if (said && !interrupted && code === 127) throw new Sentence(`${command} could not be started: ${said}`);
  process.exit(code);
}

main(process.argv.slice(2)).catch((error) => {
  if (!(error instanceof Sentence)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});
