import { shape } from "@livery/platform/requests/feedback.gen.js";
import { feedbackRules } from "@livery/product/feedbackRules.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import { validateField } from "@livery/product/validateField.ts";
import { requireHuman } from "../captcha/requireHuman.ts";
import { forgetFeedback, keepFeedback } from "../feedback/keepFeedback.ts";
import { countPictures, requirePictureQuota } from "../feedback/pictureQuota.ts";
import { ApiError } from "../http/apiError.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";
import { asPhoto } from "../uploads/drawPicture.ts";
import { drawnPictures, withPictures } from "../uploads/pictures.ts";

/**
 * AP-047: keeps what a visitor writes to the operator, within the brand's bounds. Programs slide captchas too, so
 * pictures need the characters of one. They are read last: a visitor without a proof cannot make the platform read them.
 */
export const feedback: Route<null> = async (asked) => {
  const { type, ...texts } = requestOf(asked, shape);
  const { merchant, constants } = asked.merchant;
  const rules = feedbackRules(constants);
  const row = {
    merchant,
    type,
    text: judged("text", texts.text, rules.text),
    contact: judged("contact", texts.contact, rules.contact) || null,
    remark: judged("remark", texts.remark, rules.remark) || null,
    language: asked.language,
  };
  if (asked.readPictures) await asked.store.read((reading) => requirePictureQuota(reading, asked, 1));
  await requireHuman(asked, asked.readPictures ? "picture" : "slide");
  const { context, pictures } = await withPictures(asked, asPhoto);
  const drawn = drawnPictures("images", pictures);
  await context.store.write((writing) => {
    forgetFeedback(writing, [context.merchant], context.now);
    countPictures(writing, context, drawn);
    keepFeedback(writing, { ...row, at: context.now }, drawn);
  });
  return null;
};

/** A text without the white space around it; throws an API error if it breaks its rule. */
function judged(field: string, value: string | undefined, rule: FieldSettings): string {
  const text = (value ?? "").trim();
  const finding = validateField(rule, text);
  if (finding) throw new ApiError("FIELD_INVALID", { field, rule: finding.reason });
  return text;
}
