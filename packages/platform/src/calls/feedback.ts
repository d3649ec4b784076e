import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/feedback.gen.js";
import { defined } from "../defined.ts";
import type { FeedbackRequest as WireFeedback } from "../requests/feedback.gen.js";

export type FeedbackType = WireFeedback["type"];

interface FeedbackRequest {
  readonly type: FeedbackType;
  readonly text: string;
  /** An e-mail address for an answer. */
  readonly contact?: string;
  readonly remark?: string;
  /** PNG or JPEG. With pictures, only the characters of a captcha prove that a person sends them. */
  readonly images?: readonly Blob[];
  readonly captcha?: { readonly id: string; readonly text: string; readonly slideProof?: string };
}

/** Sends a visitor's feedback (AP-047). */
export const feedback: Call<FeedbackRequest, Done> = {
  id: "feedback",
  requirement: "AP-047",
  method: "PUT",
  path: "/wps/feedback",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "live",
  encode: ({ type, text, contact, remark, images, captcha }) => ({
    json: defined({
      type,
      text,
      contact,
      remark,
      ...(captcha?.slideProof === undefined
        ? { captcha: captcha?.text, captchaId: captcha?.id }
        : { slideProof: captcha.slideProof }),
    }),
    ...(images && { files: { images } }),
  }),
  decode: (value) => decode(shape, value, () => ({})),
};
