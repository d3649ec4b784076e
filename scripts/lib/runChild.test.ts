import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runChild } from "./runChild.ts";

it("a program's exit code is returned", async () => {
  await expect(runChild(process.execPath, ["-e", "process.exit(3)"])).resolves.toBe(3);
});

it("a program that a signal ended has 128 and its number", async () => {
  await expect(runChild(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"])).resolves.toBe(137);
});

it("an interrupted program has not succeeded, even if its exit code is 0", async () => {
  const module = join(import.meta.dirname, "runChild.ts");
  const program = "process.on('SIGINT', () => process.exit(0)); setInterval(() => {}, 1000); console.log('ready')";
  const runner = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `const { runChild } = await import(${JSON.stringify(module)}); process.exitCode = await runChild(process.execPath, ["-e", ${JSON.stringify(program)}]);`,
  ]);
  await new Promise((resolve) => runner.stdout.once("data", resolve));
  const closed = new Promise((resolve) => runner.on("close", resolve));
  runner.kill("SIGINT");
  await expect(closed).resolves.toBe(130);
});
