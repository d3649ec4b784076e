import { expect, it } from "vitest";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { openStore } from "./openStore.ts";

it("of a data file that is given as bytes, a copy is used", async () => {
  const file = await emptyDataFile();
  const before = Buffer.from(file);
  const store = await openStore(file, (raw) => raw.exec("insert into meta (key, value) values ('a', 'b')"));
  expect(await store.database.selectFrom("meta").select("value").execute()).toEqual([{ value: "b" }]);
  await store.close();
  expect(before.equals(file)).toBe(true);
});

it("bytes are inspected like a file: those of something else are not accepted", async () => {
  const damaged = Buffer.from(await emptyDataFile()).fill(0xff, 4096);
  await expect(openStore(damaged, () => undefined)).rejects.toMatchObject({ name: "DataFileError" });
});
