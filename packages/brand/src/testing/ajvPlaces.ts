import { Ajv2020 } from "ajv/dist/2020.js";
import { brandSchema } from "../brandSchema.ts";
import type { JsonValue } from "../jsonSchema.ts";

// In a plain object the text "__proto__" is no key, so that ajv would not see it twice in a list.
const process = (code: string): string =>
  code.replaceAll(/const (indices\d+) = \{\}/g, "const $1 = Object.create(null)");
const ajv = new Ajv2020({ allErrors: true, strict: false, code: { process } });
const validate = ajv.compile(brandSchema);

/** The pointers of all that ajv finds wrong in a config: of a key that is missing or unknown its own, else the value's. */
export function ajvPlaces(value: JsonValue): string[] {
  if (validate(value)) return [];
  const places = (validate.errors ?? []).map(({ instancePath, params }) => {
    const key = (params["missingProperty"] ?? params["additionalProperty"]) as string | undefined;
    return key === undefined ? instancePath : `${instancePath}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  });
  return [...new Set(places)].toSorted();
}
