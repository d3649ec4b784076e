/** Where a value comes from: the topmost layer that sets it, and the place in the file (architecture §4). */
export type Origin =
  | { readonly layer: "default" }
  | {
      readonly layer: "brand";
      /** Id of the brand that sets it: the brand itself, or one that it extends. */
      readonly brand: string;
      readonly file: string;
      /** Counted from 1. */
      readonly line: number;
      /** Counted from 1. */
      readonly column: number;
    }
  | {
      readonly layer: "compliance";
      readonly pack: string;
      readonly rule: string;
      /** Title of the law or regulation. */
      readonly source: string;
    };
