import type { ConstantId } from "./constants.ts";
import type { FieldSettings } from "./registration.ts";

type Bounds = Readonly<Record<Extract<ConstantId, "feedbackShortest" | "feedbackLongest" | "remarkLength">, number>>;

/** The rules of feedback's texts, for the form and for the platform (VF-051, VF-054). */
export function feedbackRules({ feedbackShortest, feedbackLongest, remarkLength }: Bounds) {
  return {
    text: { required: true, minLength: feedbackShortest, maxLength: feedbackLongest },
    contact: { required: false, patternId: 3, minLength: 6, maxLength: 64 },
    remark: { required: false, maxLength: remarkLength },
  } satisfies Readonly<Record<string, FieldSettings>>;
}
