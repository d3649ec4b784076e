import type { Origin } from "@livery/brand/resolve/origin.ts";

/** Where a value of a brand comes from, as a line says it. */
export function describeOrigin(origin: Origin, brand: string): string {
  switch (origin.layer) {
    case "default":
      return "the default";
    case "compliance":
      return `compliance pack ${origin.pack}, rule ${origin.rule} (${origin.source})`;
    default: {
      const place = `${origin.file}:${origin.line}:${origin.column}`;
      return origin.brand === brand ? place : `${place}, inherited from "${origin.brand}"`;
    }
  }
}
