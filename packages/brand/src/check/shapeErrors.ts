import type { SchemaError } from "@livery/product/ajvErrors.ts";
import { schemaErrors } from "@livery/product/validateSchema.ts";
import { brandSchema } from "../brandSchema.ts";

/** Every difference between a config and the schema of brands. */
export type ShapeErrors = (config: unknown) => readonly SchemaError[];

/** Compiles the schema when it is first called, which takes about 0.1 s. */
export const shapeErrorsOf: ShapeErrors = (config) => schemaErrors(brandSchema, config);
