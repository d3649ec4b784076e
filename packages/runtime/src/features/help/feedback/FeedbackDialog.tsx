import type { DialogRow } from "@livery/product/dialogs.ts";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { DialogContext } from "../../../dialogs/DialogContext.ts";
import { DialogFrame } from "../../../kit/DialogFrame.tsx";
import * as css from "../help.css.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";

/** Only the help centre opens it, so it is not in `product/dialogs.ts`, each row of which is in the first load. */
const row: DialogRow = { id: "feedback", section: "help", texts: "help", feature: "help" };

/** What visitors write to the operator (HP-006 … HP-009). After it was sent, an empty form follows the thanks. */
export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("help");
  const [sent, setSent] = useState(0);
  const thanks = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the former form.
  useEffect(() => (sent > 0 ? thanks.current?.focus() : undefined), [sent]);
  return (
    <DialogContext value={{ row, close: onClose }}>
      <DialogFrame title={t("feedback.title")}>
        <div ref={thanks} className={css.sent} tabIndex={-1} role="status">
          {sent > 0 && (
            <Notice tone="success" title={t("feedback.thanks")}>
              {t("feedback.thanksText")}
            </Notice>
          )}
        </div>
        {sent === 0 && <p className={css.lead}>{t("feedback.lead")}</p>}
        <FeedbackForm key={sent} onSent={() => setSent(sent + 1)} />
      </DialogFrame>
    </DialogContext>
  );
}
