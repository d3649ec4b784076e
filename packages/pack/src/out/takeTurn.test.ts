import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/brandFolders.ts";
import { takeTurn } from "./takeTurn.ts";

test("a second build waits for the first, and says so once", async () => {
  using folder = temporaryFolder();
  const waits: string[] = [];
  const first = await takeTurn(folder.path, { onWait: () => waits.push("first") });
  const second = takeTurn(folder.path, {
    onWait: () => {
      waits.push("second");
      first[Symbol.dispose]();
    },
  });
  using turn = await second;
  expect({ waits, hasWaited: [first.hasWaited, turn.hasWaited] }).toEqual({
    waits: ["second"],
    hasWaited: [false, true],
  });
});

test("a build that is interrupted while it waits ends, and does not take the turn", async () => {
  using folder = temporaryFolder();
  const first = await takeTurn(folder.path, {});
  const stop = new AbortController();
  const second = takeTurn(folder.path, { onWait: () => stop.abort(), signal: stop.signal });
  await expect(second).rejects.toThrow(/aborted/);
  first[Symbol.dispose]();
  using third = await takeTurn(folder.path, {});
  expect(third.hasWaited).toBe(false);
});

test("a killed build leaves its turn to the next", async () => {
  using folder = temporaryFolder();
  const code = `
    const { takeTurn } = await import(${JSON.stringify(import.meta.resolve("./takeTurn.ts"))});
    await takeTurn(${JSON.stringify(folder.path)}, {});
    console.log("taken");
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void other.kill("SIGKILL"));
  await once(other.stdout, "data");
  using turn = await takeTurn(folder.path, { onWait: () => other.kill("SIGKILL") });
  expect(turn.hasWaited).toBe(true);
});
