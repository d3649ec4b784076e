import { expect, it } from "vitest";
import { unitPartsOf } from "./unitParts.ts";

const scripts = {
  "test:unit:gateway": "vitest run --project unit packages/gateway/ packages/x/",
  "test:unit:rest": "vitest run --project unit packages/pack/ packages/x/",
};

it.each([
  ["packages/gateway/src/a.test.ts", ["test:unit:gateway"]],
  ["packages/pack/src/a.test.ts", ["test:unit:rest"]],
  ["packages/packer/src/a.test.ts", []],
  ["packages/x/src/a.test.ts", ["test:unit:gateway", "test:unit:rest"]],
])("%s is run by %j", (file, tasks) => {
  expect(unitPartsOf(file, scripts)).toEqual(tasks);
});
