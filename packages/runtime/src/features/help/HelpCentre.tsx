import { AlertDialog } from "@livery/ui/ConfirmDialog/AlertDialog.tsx";
import { LoadingOverlay } from "@livery/ui/LoadingOverlay/LoadingOverlay.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { lazyCode } from "../../loading/lazyCode.ts";
import { useLazyModule } from "../../kit/useLazyModule.ts";
import { HelpContact } from "./HelpContact.tsx";
import * as css from "./help.css.ts";
import { HelpTopics } from "./HelpTopics.tsx";

/** The topics, and the ways to reach the operator. */
export function HelpCentre() {
  const [isWriting, setWriting] = useState(false);
  const write = () => setWriting(true);
  return (
    <div className={css.columns}>
      <HelpTopics onWrite={write} />
      <HelpContact onWrite={write} />
      {isWriting && <Writing onClose={() => setWriting(false)} />}
    </div>
  );
}

const feedbackCode = lazyCode(async () => (await import("./feedback/FeedbackDialog.tsx")).FeedbackDialog);

/** The form over the page, with the texts that all forms share. */
function Writing({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { code: FeedbackDialog, failed } = useLazyModule(feedbackCode, "forms", { asked: true });
  if (FeedbackDialog) return <FeedbackDialog onClose={onClose} />;
  if (!failed) return <LoadingOverlay label={t("dialog.loading")} onCancel={onClose} />;
  return (
    <AlertDialog
      open
      title={t("warning.title")}
      text={t("dialog.failed")}
      actionLabel={t("dialog.confirm")}
      onClose={onClose}
    />
  );
}
