import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { readRequest } from "@livery/platform/readRequest.ts";
import type { RequestShape } from "@livery/platform/requestShape.ts";
import { requestShapes } from "@livery/platform/requestShapes.gen.ts";
import { type Shape, fit } from "@livery/platform/shape.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { openapiDocument } from "./openapiDocument.ts";
import { readSchemas } from "./readSchemas.ts";

interface Content {
  readonly [type: string]: { readonly schema: object; readonly examples: Readonly<Record<string, { value: unknown }>> };
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly 200: { readonly content: Content } };
}

const document = openapiDocument(await readSchemas());
const operations = Object.values(document["paths"] as object).flatMap(
  (path: object) => Object.values(path) as Operation[],
);

const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ ...document, $id: "document" });

/** A JSON pointer to each schema in a part of the document that has examples. */
function pointersToExamples(part: unknown, pointer: string): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  const below = Object.entries(part).flatMap(([key, child]) => pointersToExamples(child, `${pointer}/${key}`));
  return "examples" in part && Array.isArray(part.examples) ? [pointer, ...below] : below;
}

function at(pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  return keys.reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)[key], document);
}

it("each example in a schema matches the schema", () => {
  const pointers = pointersToExamples(at("/components/schemas"), "/components/schemas");
  expect(pointers.length).toBeGreaterThan(300);
  const unfit = pointers.filter((pointer) => {
    const fits = ajv.compile({ $ref: `document#${pointer}` });
    return !(at(pointer) as { readonly examples: readonly unknown[] }).examples.every((value) => fits(value));
  });
  expect(unfit).toEqual([]);
});

it.each(operations)("$operationId has examples of its body and its response, which match", (operation) => {
  const { operationId, requestBody, responses } = operation;
  const contents = [...(requestBody ? [requestBody.content] : []), responses[200].content];
  for (const { schema, examples } of contents.flatMap((content) => Object.values(content))) {
    const inDocument = JSON.stringify(schema).replaceAll("#/components/", "document#/components/");
    const fits = ajv.compile(JSON.parse(inDocument) as object);
    const values = Object.values(examples).map(({ value }) => value);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(fits(value), `${operationId}: ${ajv.errorsText(fits.errors)}`).toBe(true);
  }
});

/** The examples of a content, in the order of the document. */
const valuesOf = (content: Content): readonly unknown[] =>
  Object.values(content).flatMap(({ examples }) => Object.values(examples).map(({ value }) => value));

it.each(Object.values<Call<never, unknown>>(liveCalls))(
  "the examples of $id have no unused fields",
  async ({ id, keepsEnvelope }) => {
    const operation = operations.find(({ operationId }) => operationId === id)!;
    const { shape } = (await import(`@livery/platform/decoders/${id}.gen.js`)) as { shape: Shape<unknown> };
    for (const { success: _, ...beside } of valuesOf(operation.responses[200].content) as {
      success: true;
      value?: unknown;
    }[]) {
      const answer = keepsEnvelope ? beside : (beside.value ?? {});
      expect(fit(shape, answer)).toEqual({ ok: true, value: answer, dropped: 0 });
    }
    const taken: RequestShape<unknown> = requestShapes[id as keyof typeof requestShapes];
    for (const body of operation.requestBody ? valuesOf(operation.requestBody.content) : []) {
      const { request, ...files } = body as { readonly request?: string };
      const value = request === undefined ? body : { ...(JSON.parse(request) as object), ...files };
      expect(readRequest(taken, value)).toEqual({ ok: true, value });
    }
  },
);
