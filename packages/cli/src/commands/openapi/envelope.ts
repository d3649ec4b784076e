import type { Call } from "@livery/platform/call.ts";
import type { Examples } from "./examples.ts";
import type { JsonSchema } from "./readSchemas.ts";
import { componentRef, titleOf } from "./schemaComponents.ts";

/** The schema of a response or a body, with examples. */
export interface Described {
  readonly schema: JsonSchema;
  readonly examples: readonly unknown[];
}

/** The content of one media type. */
export function content(mediaType: string, { schema, examples }: Described): JsonSchema {
  const numbered = examples.map((value, index) => [`example${index + 1}`, { value }] as const);
  return { [mediaType]: { schema, examples: Object.fromEntries(numbered) } };
}

/** A call's response in its envelope: the value, with the fields beside it. */
export function envelope({ keepsEnvelope }: Call<never, unknown>, answer: JsonSchema, examples: Examples): Described {
  const success = componentRef("Success");
  // A schema without a value belongs to a call that only reports success.
  const isDone = !["type", "$ref"].some((key) => key in answer);
  if (isDone) return { schema: success, examples: [{ success: true }] };
  const own = componentRef(titleOf(answer));
  const values = examples(titleOf(answer));
  if (keepsEnvelope) {
    return {
      schema: { allOf: [success, own] },
      examples: values.map((value) => ({ success: true, ...(value as object) })),
    };
  }
  return {
    schema: { allOf: [success, { type: "object", required: ["value"], properties: { value: own } }] },
    examples: values.map((value) => ({ success: true, value })),
  };
}
