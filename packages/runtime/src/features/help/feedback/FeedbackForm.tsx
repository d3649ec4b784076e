import { feedback, type FeedbackType } from "@livery/platform/calls/feedback.ts";
import { defined } from "@livery/platform/defined.ts";
import { feedbackRules } from "@livery/product/feedbackRules.ts";
import { Select } from "@livery/ui/Select/Select.tsx";
import { TextArea } from "@livery/ui/TextArea/TextArea.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CaptchaStep } from "../../../kit/forms/captcha/CaptchaStep.tsx";
import { FormField } from "../../../kit/forms/FormField.tsx";
import { PicturesField } from "../../../kit/forms/pictures/PicturesField.tsx";
import { usePictures } from "../../../kit/forms/pictures/usePictures.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { ValuedField } from "../../../kit/forms/ValuedField.tsx";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useSite } from "../../../site/SiteContext.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";

const types = ["PROBLEM", "IDEA", "COMPLAINT", "OTHER"] as const satisfies readonly FeedbackType[];

/** Type, text, pictures with a remark and how long they are kept (CN-062), an address for the answer and the captcha (HP-008). A failure keeps all of it. */
export function FeedbackForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation("help");
  const { t: forms } = useTranslation("forms");
  const { constants, slideCaptcha } = useSite();
  const { feedbackShortest, feedbackLongest, remarkLength } = constants;
  const rules = feedbackRules({ feedbackShortest, feedbackLongest, remarkLength });
  const pictures = usePictures({ most: constants.imageCount, megabytes: constants.imageSize });
  const hasPictures = pictures.chosen.length > 0;
  const form = useWriteForm({
    fields: {
      type: { label: t("feedback.type"), kind: "text", rule: { required: true } },
      text: { label: t("feedback.text"), kind: "words", rule: rules.text, explained: true },
      images: {
        label: t("feedback.pictures"),
        kind: "text",
        rule: { required: false },
        texts: { in_pattern_0: forms("picture.refused") },
      },
      remark: hasPictures ? { label: t("feedback.remark"), kind: "words" as const, rule: rules.remark } : undefined,
      contact: { label: t("feedback.contact"), kind: "email", rule: rules.contact },
    },
    write: useWrite(feedback, { invalidates: [] }),
    request: ({ type = "", text = "", remark = "", contact = "" }, captcha) => ({
      type: type as FeedbackType,
      text,
      ...defined({
        contact: contact || undefined,
        remark: remark || undefined,
        images: hasPictures ? pictures.chosen.map(({ file }) => file) : undefined,
        captcha,
      }),
    }),
    onDone: onSent,
    // Safe to send twice; nobody is asked to check records that a visitor cannot see.
    retrySafe: true,
    slides: true,
    // A slide alone never lets anybody upload something.
    captcha: !slideCaptcha || hasPictures ? { required: true } : undefined,
    pause: constants.sendThrottle * 1000,
    guarded: true,
  });
  const left = (count: number) => t("feedback.left", { count });
  return (
    <WriteForm form={form} label={t("feedback.title")} submitLabel={t("feedback.send")}>
      <Select
        {...form.field("type")}
        data-autofocus=""
        placeholder={t("feedback.choose")}
        options={types.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
      />
      <ValuedField form={form} name="text">
        {({ onValue, ...field }) => (
          <TextArea
            {...field}
            rows={5}
            maxLength={feedbackLongest}
            leftLabel={left}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
        )}
      </ValuedField>
      <PicturesField
        pictures={pictures}
        field={form.shown("images")}
        note={t("picture.kept", { count: constants.feedbackPicturesKept })}
      />
      {hasPictures && (
        <ValuedField form={form} name="remark">
          {({ onValue, ...field }) => (
            <TextArea
              {...field}
              rows={2}
              maxLength={remarkLength}
              leftLabel={left}
              onChange={(event) => onValue(event.currentTarget.value)}
            />
          )}
        </ValuedField>
      )}
      <FormField form={form} name="contact" />
      <CaptchaStep form={form} />
    </WriteForm>
  );
}
