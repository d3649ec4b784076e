import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { callSummaries } from "@livery/platform/callSummaries.gen.ts";
import rootPackage from "../../../../../package.json" with { type: "json" };
import { areasOf } from "./callAreas.ts";
import { commonComponents, commonSchemas } from "./commonComponents.ts";
import { createExamples } from "./examples.ts";
import { operation } from "./operation.ts";
import type { JsonSchema, PlatformSchemas } from "./readSchemas.ts";
import { schemaComponents } from "./schemaComponents.ts";

const calls = Object.values<Call<never, unknown>>(liveCalls);

/** Every call that a platform must answer as an OpenAPI 3.1 document. */
export function openapiDocument(schemas: PlatformSchemas): JsonSchema {
  const components = schemaComponents(schemas);
  const examples = createExamples(components);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const byPath = calls.toSorted((left, right) => (left.path < right.path ? -1 : 1));
  for (const call of byPath) {
    const summary = callSummaries[call.id as keyof typeof callSummaries];
    const own = operation(call, { schemas, examples, summary });
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: own };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Livery platform",
      version: rootPackage.version,
      summary: "The calls that a site sends to its platform.",
      description:
        "One operation for each call of the requirements register (docs/requirements.md). The paths are the defaults: a brand may set other paths, another base and another header for the token (`hosts`). `x-unit` is the unit of a number. Money is in minor units, except for `sumBalance` and `minBet`, which are in whole units of the currency (`major`). Unless a field says otherwise, times are ISO 8601.",
    },
    servers: [{ url: "/", description: "The site's own origin, or the address in its `hosts.api`." }],
    tags: areasOf(calls).map((name) => ({ name })),
    paths,
    components: { ...commonComponents, schemas: { ...commonSchemas, ...components } },
  };
}
