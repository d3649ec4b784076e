import { type FileField, fileFieldOf } from "@livery/platform/fileField.ts";
import { requestShapes } from "@livery/platform/requestShapes.gen.ts";
import { bytesOf } from "@livery/product/pictureKind.ts";
import type { Merchant } from "../merchant.ts";
import { LARGEST_TEXT } from "../protection/bodyLimits.ts";

/** What the files of an upload may be. */
export type UploadBounds = Pick<FileField, "name" | "most" | "largest">;

/** More than the headers of a part and its boundary have. */
export const LONGEST_PART_HEADER = 1024;

/** The bounds of a call's file field, for a merchant whose brand has narrower ones (VF-056, VF-057). */
export function uploadBounds({ name, most, largest }: FileField, { constants }: Merchant): UploadBounds {
  return {
    name,
    most: Math.min(most, constants.imageCount),
    largest: Math.min(largest, bytesOf(constants.imageSize)),
  };
}

/** The bytes of the largest body within the bounds. */
export function largestUpload({ most, largest }: Pick<UploadBounds, "most" | "largest">): number {
  return LARGEST_TEXT + most * (largest + LONGEST_PART_HEADER);
}

/** The bytes of the largest body that any call takes for any brand. */
export const LARGEST_BODY = Math.max(
  ...Object.values(requestShapes).map((shape) => largestUpload(fileFieldOf(shape) ?? { most: 0, largest: 0 })),
);
