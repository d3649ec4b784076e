import { fileFieldOf, withoutFiles } from "@livery/platform/fileField.ts";
import { type RequestShape, readRequest } from "@livery/platform/requestShape.ts";
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
  return readOrRefuse(withoutFiles(shape), body, false) as Fields<Wire>;
}

/** The fields of a call's query. */
export function queryOf<Wire>({ query }: RequestContext, shape: RequestShape<Wire>): Wire {
  return readOrRefuse(shape, Object.fromEntries(query), true);
}

function readOrRefuse<Wire>(shape: RequestShape<Wire>, value: unknown, texts: boolean): Wire {
  const read = readRequest(shape, value, { texts });
  if (!read.ok) throw new ApiError("FIELD_INVALID", { field: read.field, rule: read.rule });
  return read.value;
}
