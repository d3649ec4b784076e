import { confirmWithdrawal } from "@livery/platform/calls/confirmWithdrawal.ts";
import { defined } from "@livery/platform/defined.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { TextArea } from "@livery/ui/TextArea/TextArea.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PicturesField } from "../../../kit/forms/pictures/PicturesField.tsx";
import { usePictures } from "../../../kit/forms/pictures/usePictures.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { ValuedField } from "../../../kit/forms/ValuedField.tsx";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { changedByOrders, type Part } from "./withdrawData.ts";

interface MissingFormProps {
  /** The order's. */
  readonly id: string;
  readonly part: Part;
  readonly onLeave: () => void;
}

/** A part did not arrive: pictures that prove it, and a remark (WA-014). */
export function MissingForm({ id, part, onLeave }: MissingFormProps) {
  const { t } = useTranslation("member/withdraw");
  const { t: forms } = useTranslation("forms");
  const { constants } = useSite();
  const pictures = usePictures({ most: constants.imageCount, megabytes: constants.imageSize });
  const form = useWriteForm({
    fields: {
      proof: {
        label: t("missing.proof"),
        kind: "text",
        rule: { required: false },
        texts: { in_required: t("missing.proof.needed"), in_pattern_0: forms("picture.refused") },
      },
      remark: {
        label: t("missing.remark"),
        kind: "words",
        rule: { required: false, maxLength: constants.remarkLength },
      },
    },
    check: () => ({ proof: pictures.chosen.length === 0 ? "in_required" : undefined }),
    write: useWrite(confirmWithdrawal, { invalidates: changedByOrders, scope: `${id} ${part.sentAt} missing` }),
    request: ({ remark = "" }) => ({
      id,
      received: false,
      proof: pictures.chosen.map(({ file }) => file),
      ...defined({ remark: remark || undefined }),
    }),
    texts: { ORDER_STATE: t("refused.state") },
    guarded: true,
  });
  return (
    <>
      <WriteForm form={form} label={t("missing.title")} submitLabel={t("missing.send")}>
        <PicturesField
          pictures={pictures}
          field={{ ...form.shown("proof"), required: true, optionalLabel: undefined }}
        />
        <ValuedField form={form} name="remark">
          {({ onValue, ...field }) => (
            <TextArea
              {...field}
              rows={2}
              maxLength={constants.remarkLength}
              leftLabel={(count) => t("missing.left", { count })}
              onChange={(event) => onValue(event.currentTarget.value)}
            />
          )}
        </ValuedField>
      </WriteForm>
      <Button variant="ghost" block disabled={form.sending} onClick={onLeave}>
        {t("missing.leave")}
      </Button>
    </>
  );
}
