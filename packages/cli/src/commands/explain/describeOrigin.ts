import type { Origin } from "@livery/brand/resolve/origin.ts";

/** The origin of a brand's value, as a line of text. */
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
