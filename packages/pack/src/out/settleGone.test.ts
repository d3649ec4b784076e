import { expect, test } from "vitest";
import { settleGone } from "./settleGone.ts";

/** A folder with the packs of two brands. */
function folder() {
  const packs = ["alpha", "beta"];
  return {
    packsBut: (ids: readonly string[]) => packs.filter((id) => !ids.includes(id)),
    remove: (id: string) => void packs.splice(packs.indexOf(id), 1),
  };
}

test.each([
  ["is named if it may not be deleted", { existing: ["alpha"] }, [], ["beta"], ["alpha", "beta"]],
  ["is deleted if asked for", { existing: ["alpha"], prune: true }, ["beta"], [], ["alpha"]],
  ["does not exist if every brand does", { existing: ["alpha", "beta"], prune: true }, [], [], ["alpha", "beta"]],
  ["is not known without the list of brands", { prune: true }, [], [], ["alpha", "beta"]],
])("the pack of a removed brand %s", (_what, options, removed, left, after) => {
  const out = folder();
  expect(settleGone(out, options)).toEqual({ removed, left });
  expect(out.packsBut([])).toEqual(after);
});
