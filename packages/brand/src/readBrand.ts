import type { BrandSource } from "./brandSource.ts";
import { checkCharacters } from "./check/checkCharacters.ts";
import { checkReadable } from "./check/checkReadable.ts";
import { checkShape } from "./check/checkShape.ts";
import type { ShapeErrors } from "./check/shapeErrors.ts";
import { isObject } from "./isObject.ts";
import type { JsonDocument } from "./parse/jsonDocument.ts";
import { parseJson } from "./parse/parseJson.ts";
import type { Problem } from "./problem.ts";

/** A brand folder whose brand.json was parsed on its own, without looking at other brands. */
export interface ReadBrand {
  readonly source: BrandSource;
  /** Absent if no value could be read. */
  readonly document?: JsonDocument;
  /** Id of the brand that it extends. */
  readonly extended?: string;
  /** Whether it exists only to be extended. */
  readonly abstract: boolean;
  /** Problems of its JSON, its characters and its shape. */
  readonly problems: readonly Problem[];
}

/** Parses a brand.json and checks its characters and its shape. */
export function readBrand(source: BrandSource, shapeErrors?: ShapeErrors): ReadBrand {
  const unreadable = checkReadable(source);
  if (unreadable.some(({ file }) => source.file.startsWith(file)))
    return { source, abstract: false, problems: unreadable };
  const { document, problems } = parseJson(source.file, source.text, source.bytes);
  if (!document) return { source, abstract: false, problems: [...unreadable, ...problems] };
  const { value } = document;
  const { extends: extended, abstract } = isObject(value) ? value : {};
  const inherits = typeof extended === "string";
  const wrong = problems.length > 0 ? problems : checkCharacters(document, checkShape(document, inherits, shapeErrors));
  // An invalid brand name names no brand.
  const isNamed = inherits && !wrong.some(({ pointer }) => pointer === "/extends");
  return {
    source,
    document,
    ...(isNamed ? { extended } : {}),
    abstract: abstract === true,
    problems: [...unreadable, ...wrong],
  };
}
