import type { Call } from "@livery/platform/call.ts";
import type { Examples } from "./examples.ts";
import type { JsonSchema } from "./readSchemas.ts";
import { componentRef, titleOf } from "./schemaComponents.ts";

/** What an answer or a body is, with examples of it. */
interface Described {
  readonly schema: JsonSchema;
  readonly examples: readonly unknown[];
}

/** The content of one media type. */
export function content(mediaType: string, { schema, examples }: Described): JsonSchema {
  const numbered = examples.map((value, index) => [`example${index + 1}`, { value }] as const);
  return { [mediaType]: { schema, examples: Object.fromEntries(numbered) } };
}

/** A call's answer in its envelope: the value, or beside it what stands there. */
export function envelope({ keepsEnvelope }: Call<never, unknown>, answer: JsonSchema, examples: Examples): Described {
  const success = componentRef("Success");
  // A schema that says nothing of its value is that of a call which is only done.
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
