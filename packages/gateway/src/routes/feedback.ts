import { shape } from "@livery/platform/requests/feedback.gen.js";
import { feedbackRules } from "@livery/product/feedbackRules.ts";
import { bytesOf, pictureKind } from "@livery/product/pictureKind.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import { validateField } from "@livery/product/validateField.ts";
import { requireHuman } from "../captcha/requireHuman.ts";
import { keepFeedback } from "../feedback/keepFeedback.ts";
import { ApiError } from "../http/apiError.ts";
import { requestOf } from "../requestOf.ts";
import type { RequestContext, Route } from "../requestContext.ts";

/** AP-047: keeps what a visitor writes to the operator, within the brand's bounds. */
export const feedback: Route<null> = async (context) => {
  const { type, images = [], ...texts } = requestOf(context, shape);
  const { merchant, constants } = context.merchant;
  const rules = feedbackRules(constants);
  const row = {
    merchant,
    type,
    text: judged("text", texts.text, rules.text),
    contact: judged("contact", texts.contact, rules.contact) || null,
    remark: judged("remark", texts.remark, rules.remark) || null,
    language: context.language,
    at: context.now,
  };
  const pictures = picturesOf(context, images);
  await requireHuman(context);
  await context.store.write((writing) => keepFeedback(writing, row, pictures));
  return null;
};

/** A text without the white space around it; throws an API error if it breaks its rule. */
function judged(field: string, value: string | undefined, rule: FieldSettings): string {
  const text = (value ?? "").trim();
  const finding = validateField(rule, text);
  if (finding) throw new ApiError("FIELD_INVALID", { field, rule: finding.reason });
  return text;
}

/** The pictures of a request. Each is what its first bytes say, whatever its sender calls it (VF-055 … VF-058). */
function picturesOf({ merchant: { constants } }: RequestContext, images: readonly string[]) {
  const refused = (rule: "length" | "pattern") => new ApiError("FIELD_INVALID", { field: "images", rule });
  if (images.length > constants.imageCount) throw refused("length");
  return images.map((image) => {
    const bytes = Buffer.from(image, "base64");
    const kind = pictureKind(bytes);
    if (kind === undefined) throw refused("pattern");
    if (bytes.length > bytesOf(constants.imageSize)) throw refused("length");
    return { kind, bytes };
  });
}
