import { dialogRow } from "@livery/product/dialogs.ts";
import { isOpen } from "@livery/product/gate.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import { DialogFrame } from "../kit/DialogFrame.tsx";
import { type DialogSectionProps, useOpenDialog } from "../dialogs/dialogs.ts";
import { useSession } from "../session/session.ts";
import { useGateContext } from "../session/useGateContext.ts";
import { AgeNotice } from "./AgeNotice.tsx";
import * as css from "./password.css.ts";

/** What is shown once: the age notice on a first visit, and the welcome after a first login. */
export default function Welcome({ id }: DialogSectionProps<"welcome">) {
  return id === "ageNotice" ? <AgeNotice /> : <FirstLogin />;
}

/**
 * Greets a member at the first login, once, and offers a new password: who made the account may know the present one
 * (AU-008). _(The security centre instead: S9.)_
 */
function FirstLogin() {
  const { t } = useTranslation("auth");
  const { close } = useDialog();
  const openDialog = useOpenDialog();
  const session = useSession();
  const context = useGateContext();
  const follow = () => {
    close();
    openDialog("changePassword");
  };
  const name = session.state === "in" ? session.member.nickname : "";
  return (
    <DialogFrame title={t("welcome.title", { name })} size="sm">
      <p className={css.lead}>{t("welcome.text")}</p>
      <div className={css.actions}>
        {isOpen(dialogRow("changePassword"), context) && (
          <Button size="lg" block icon="shield" onClick={follow}>
            {t("welcome.password")}
          </Button>
        )}
        <Button size="lg" block variant="ghost" onClick={close}>
          {t("welcome.close")}
        </Button>
      </div>
    </DialogFrame>
  );
}
