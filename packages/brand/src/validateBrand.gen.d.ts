// Generated from schemas/brand.root.json by `npm run gen`. Do not edit.
/** One difference between a value and the schema, as ajv reports it. */
export interface ShapeError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: {
    readonly additionalProperty?: string;
    readonly missingProperty?: string;
    readonly i?: number;
    readonly j?: number;
  };
}

export const validateBrand: {
  (value: unknown): boolean;
  readonly errors: readonly ShapeError[] | null;
};
