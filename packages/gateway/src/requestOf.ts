import { fileFieldOf, withoutFiles } from "@livery/platform/fileField.ts";
import { readRequest } from "@livery/platform/readRequest.ts";
import type { RequestShape } from "@livery/platform/requestShape.ts";
import { ApiError } from "./http/apiError.ts";
import type { RequestContext } from "./requestContext.ts";

/** The fields of a request that are no files. */
export type Fields<Wire> = {
  [Name in keyof Wire as NonNullable<Wire[Name]> extends Blob | readonly Blob[] ? never : Name]: Wire[Name];
};

/** The fields of a call's body without its files; rejects the first one that is not valid, and a file among them. */
export function requestOf<Wire>({ body }: RequestContext, shape: RequestShape<Wire>): Fields<Wire> {
  const { name: field = "" } = fileFieldOf(shape) ?? {};
  if ((body[field] ?? null) !== null) throw new ApiError("FIELD_INVALID", { field, rule: "type" });
  return readOrRefuse(jsonOf(shape), body, false) as Fields<Wire>;
}

/** Made once for each shape, because each new object would be compiled. */
function jsonOf<Wire>(shape: RequestShape<Wire>): RequestShape<Wire> {
  const json = (jsonShapes.get(shape) as RequestShape<Wire> | undefined) ?? withoutFiles(shape);
  jsonShapes.set(shape, json);
  return json;
}

const jsonShapes = new WeakMap<RequestShape<unknown>, RequestShape<unknown>>();

/** The fields of a call's query. */
export function queryOf<Wire>({ query }: RequestContext, shape: RequestShape<Wire>): Wire {
  return readOrRefuse(shape, Object.fromEntries(query), true);
}

function readOrRefuse<Wire>(shape: RequestShape<Wire>, value: unknown, texts: boolean): Wire {
  const read = readRequest(shape, value, { texts });
  if (!read.ok) throw new ApiError("FIELD_INVALID", { field: read.field, rule: read.rule });
  return read.value;
}
