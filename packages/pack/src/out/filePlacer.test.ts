import { linkSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { suiteFolder } from "../testing/brandFolders.ts";
import { createFilePlacer } from "./filePlacer.ts";

const suite = suiteFolder();

/** A shared file in its own folder. */
function sharedFile(): { from: string; to: (name: string) => string } {
  const folder = mkdtempSync(join(suite, "test-"));
  const from = join(folder, "shared.js");
  writeFileSync(from, "shared");
  return { from, to: (name) => join(folder, name) };
}

function failing(code: string, times = Number.POSITIVE_INFINITY): typeof linkSync {
  let left = times;
  return (from, to) => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error(code), { code });
    linkSync(from, to);
  };
}

test("a shared file is linked, not copied", () => {
  const { from, to } = sharedFile();
  const placer = createFilePlacer();
  placer.place(from, to("a"));
  expect(statSync(to("a")).ino).toBe(statSync(from).ino);
  expect(placer.counts).toEqual({ linked: 1, copied: 0 });
});

test.each(["EXDEV", "EPERM", "ENOTSUP"])(
  "if links are not possible (%s), the file is copied, and no link is tried again",
  (code) => {
    const { from, to } = sharedFile();
    const placer = createFilePlacer(failing(code, 1));
    placer.place(from, to("a"));
    placer.place(from, to("b"));
    expect(readFileSync(to("b"), "utf8")).toBe("shared");
    expect(statSync(to("a")).ino).not.toBe(statSync(from).ino);
    expect(placer.counts).toEqual({ linked: 0, copied: 2 });
  },
);

test("beyond the limit of links to one file, the file gets a fresh inode to link to", () => {
  const { from, to } = sharedFile();
  const before = statSync(from).ino;
  const placer = createFilePlacer(failing("EMLINK", 1));
  placer.place(from, to("a"));
  placer.place(from, to("b"));
  expect(statSync(from).ino).not.toBe(before);
  expect(statSync(to("b")).ino).toBe(statSync(from).ino);
  expect(readFileSync(to("a"), "utf8")).toBe("shared");
  expect(placer.counts).toEqual({ linked: 2, copied: 0 });
});

test("any other error is not hidden by copying", () => {
  const { from, to } = sharedFile();
  expect(() => createFilePlacer(failing("ENOSPC")).place(from, to("a"))).toThrow("ENOSPC");
});
