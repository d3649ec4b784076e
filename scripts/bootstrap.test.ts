import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;

/**
 * The tree that bootstrap finds: itself, a lockfile with one package, and an npm that behaves as the test specifies.
 */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bootstrap-"));
  for (const name of ["scripts", "bin"]) mkdirSync(join(folder, name));
  copyFileSync(join(import.meta.dirname, "bootstrap.mjs"), join(folder, "scripts/bootstrap.mjs"));
  writeFileSync(join(folder, "say.mjs"), "console.log(process.argv.slice(2).join(' ')); process.exitCode = 3;");
  lock("1.0.0");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lock(version: string): void {
  const packages = {
    "": {},
    "node_modules/a": { version },
    "node_modules/mac-only": { version: "1.0.0", optional: true },
  };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
}

function npm(script: string): void {
  const file = join(folder, "bin/npm");
  writeFileSync(file, `#!/bin/sh\necho run >> "${folder}/npm.log"\n${script}\n`);
  chmodSync(file, 0o755);
}

/** An npm that installs what the lockfile names, but for what is optional. */
function workingNpm(): void {
  npm(`mkdir -p node_modules && node -e '
    const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
    delete packages["node_modules/mac-only"];
    fs.writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages }));
  '`);
}

const env = (): NodeJS.ProcessEnv => {
  const { npm_execpath: _, ...rest } = process.env;
  return { ...rest, PATH: [join(folder, "bin"), process.env["PATH"]].join(delimiter) };
};

function bootstrap(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "scripts/bootstrap.mjs"), ...args], {
    env: env(),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const installs = (): number =>
  existsSync(join(folder, "npm.log")) ? readFileSync(join(folder, "npm.log"), "utf8").split("run").length - 1 : 0;

describe("what is missing is installed", () => {
  it("once, and again when the lockfile changes", () => {
    workingNpm();
    expect(bootstrap("say.mjs", "a").stdout).toBe("a\n");
    expect(bootstrap("say.mjs", "a").stderr).toBe("");
    expect(installs()).toBe(1);
    lock("1.0.1");
    bootstrap("say.mjs");
    expect(installs()).toBe(2);
  });

  it.each([
    ["npm error code ENOTFOUND", "The package registry cannot be reached."],
    ["npm error network request failed", "The package registry cannot be reached."],
    ["npm error code ENOSPC", "The disk is full."],
    ["npm error code EACCES", "This folder may not be written to."],
    ["npm error code EUSAGE", "package-lock.json and package.json do not match."],
    ["npm error code EINTEGRITY", "A downloaded package is not the one that package-lock.json names."],
    ["npm error something else", "The install failed."],
  ])("when it fails (%s), a sentence says what to do", (said, sentence) => {
    npm(`echo "${said}" >&2; exit 1`);
    const { status, stderr } = bootstrap("say.mjs");
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain("    at ");
  });

  it("a lockfile that is broken is named", () => {
    writeFileSync(join(folder, "package-lock.json"), "{");
    expect(bootstrap("say.mjs").stderr).toBe(
      "\npackage-lock.json is missing or broken. Restore it: git checkout package-lock.json\n",
    );
  });
});

describe("the command", () => {
  beforeEach(workingNpm);

  it("gets its arguments, and its exit code is the exit code", () => {
    expect(bootstrap("say.mjs", "one", "--two")).toMatchObject({ status: 3, stdout: "one --two\n" });
  });

  it("may be one of the installed programs; a missing one is named", () => {
    expect(bootstrap("no-such-program")).toMatchObject({ status: 1, stdout: "" });
    expect(bootstrap("no-such-program").stderr).toContain("no-such-program could not be started");
  });

  it("must be there", () => {
    expect(bootstrap().stderr).toBe("\nusage: node scripts/bootstrap.mjs <file.ts | command> [arguments…]\n");
  });

  it.each(["SIGINT", "SIGTERM"] as const)("is asked once to stop with %s, with all its children", async (signal) => {
    bootstrap("say.mjs");
    writeFileSync(
      join(folder, "wait.mjs"),
      `import { spawn } from "node:child_process";
       process.on("${signal}", () => { console.log("asked"); setTimeout(() => process.exit(0), 50); });
       const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000); process.on('${signal}', () => {})"]);
       child.on("spawn", () => console.log("started " + child.pid));`,
    );
    const running = spawn(process.execPath, [join(folder, "scripts/bootstrap.mjs"), "wait.mjs"], { env: env() });
    let said = "";
    const started = new Promise<void>((resolve) =>
      running.stdout.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("started")) resolve();
      }),
    );
    const closed = new Promise<number | null>((resolve) => running.on("close", resolve));
    await started;
    running.kill(signal);
    running.kill(signal);
    expect(await closed).toBe(0);
    expect(said.match(/asked/g)).toHaveLength(1);
    const grandchild = Number(/started (\d+)/.exec(said)?.[1]);
    await expect.poll(() => isRunning(grandchild)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
