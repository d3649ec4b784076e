import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./openapi.ts";

const answer = { description: "Done." };

function treeOf(paths: object, more: object = {}) {
  const document = { openapi: "3.1.1", info: { title: "A", version: "1" }, paths, ...more };
  return memoryTree({ "docs/openapi.json": JSON.stringify(document) });
}

it("a document of OpenAPI 3.1 is good", async () => {
  expect(await run(treeOf({ "/a": { get: { operationId: "a", responses: { 200: answer } } } }))).toEqual([]);
});

it("an invalid document is found", async () => {
  const [finding] = await run(treeOf({ "/a": { get: { operationId: "a", responses: { 200: {} } } } }));
  expect(finding).toMatchObject({ path: "docs/openapi.json", message: expect.stringContaining("description") });
});

it("a dangling reference and a duplicate operation are found", async () => {
  const responses = { 200: { $ref: "#/components/responses/Gone" } };
  const paths = { "/a": { get: { operationId: "a", responses }, put: { operationId: "a", responses } } };
  expect((await run(treeOf(paths))).map(({ message }) => message)).toEqual([
    "Can't resolve #/components/responses/Gone",
    "The operation a occurs twice.",
  ]);
});
