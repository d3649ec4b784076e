import type { BrandSource, Unreadable } from "../brandSource.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { SourceText } from "../text/sourceText.ts";

/** Everything in a brand folder that exists but could not be read, as problems. */
export function checkReadable({ unreadable = [] }: BrandSource): Problem[] {
  return unreadable.map(({ path, reason }) =>
    problemAt(new SourceText(path, ""), { offset: 0, length: 1 }, [], findings[reason]),
  );
}

const findings: Readonly<Record<Unreadable["reason"], Finding>> = {
  missing: {
    code: "LIV1016",
    message: "There is no brand.json in this folder.",
    suggestion: "Create a brand with `livery new`, or remove the folder.",
  },
  denied: {
    code: "LIV1012",
    message: "This account has no permission to read it.",
    suggestion: "Change its permissions, or run Livery as its owner.",
  },
  link: {
    code: "LIV1013",
    message: "It is a symbolic link, and Livery does not follow links in brands.",
    expected: "the file or folder itself",
    suggestion: "Replace it with a copy.",
  },
  noFile: { code: "LIV1014", message: "It is not a regular file.", expected: "a file" },
  noFolder: { code: "LIV1014", message: "It is not a folder.", expected: "a folder" },
  fault: { code: "LIV1015", message: "The disk could not read it.", suggestion: "Try again, and check the disk." },
};
