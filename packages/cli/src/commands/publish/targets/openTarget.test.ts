import { expect, test } from "vitest";
import { batches } from "./batches.ts";
import { inParallel } from "./inParallel.ts";
import { openTarget } from "./openTarget.ts";
import { remoteCommand, remoteScripts } from "./remoteScripts.ts";

test.each([
  ["/srv/sites", "/srv/sites"],
  ["file:///srv/my%20sites", "/srv/my sites"],
  ["ssh://deploy@web.example:2222/srv/sites", "ssh://deploy@web.example:2222/srv/sites"],
  ["ssh://web/srv/sites/", "ssh://web/srv/sites/"],
  ["s3://acme-sites", "s3://acme-sites"],
  ["s3://acme-sites/live/", "s3://acme-sites/live/"],
])("%s is a target", async (address, shown) => {
  expect((await openTarget(address)).address).toBe(shown);
});

test.each([
  "ssh://-oProxyCommand=id/srv",
  "ssh://-l@web.example/srv",
  "ssh://deploy:secret@web.example/srv",
  "ssh://web.example",
  "ssh://web.example/",
  "ssh://web.example/srv%0Aid",
  "ssh://web.example/srv/%2e%2e%2fetc",
  "ssh://we%20b/srv",
  "ssh://web.example/srv?x",
  "s3://Bucket_Name/x",
  "s3://../x",
  "s3:///x",
  "ftp://web.example/srv",
  "https://web.example/srv",
  "file://web.example/srv",
])("%s is none", async (address) => {
  await expect(openTarget(address)).rejects.toThrow(/is not a target/);
});

test("an endpoint is only for object storage", async () => {
  await expect(openTarget("/srv/sites", { endpoint: "http://localhost:9000" })).rejects.toThrow(
    /only for targets with s3/,
  );
});

test("no script has what a shell on the way would read inside single quotes", () => {
  for (const lines of Object.values(remoteScripts)) expect(lines.join("; ")).not.toMatch(/['\\!\n]/);
  expect(remoteCommand("put", ["/srv/it's"])).toMatch(/^exec sh -c '[^']*' 'livery' '\/srv\/it'\\''s'$/);
});

test("batches have at least one item, and at most so many items and bytes", () => {
  const limits = { items: 3, bytes: 10, bytesOf: (size: number) => size };
  expect(batches([1, 2, 3, 4, 5, 6, 40, 1, 1], limits)).toEqual([[1, 2, 3], [4, 5], [6], [40], [1, 1]]);
  expect(batches([], limits)).toEqual([]);
});

test("after a failure, nothing else is begun", async () => {
  const begun: number[] = [];
  const work = inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 2) throw new Error("failed");
  });
  await expect(work).rejects.toThrow("failed");
  expect(begun.length).toBeLessThan(5);
});
