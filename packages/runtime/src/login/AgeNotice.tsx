import { AgeMark } from "@livery/ui/AgeMark/AgeMark.tsx";
import { AlertDialog } from "@livery/ui/ConfirmDialog/AlertDialog.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import { AGE_NOTICE_KEY } from "../site/ageNotice.ts";
import { store } from "../storage/browserStorage.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./ageNotice.css.ts";

/** Says on the first visit who this site is for, once for each device (CO-012). */
export function AgeNotice() {
  const { t } = useTranslation("auth");
  const { minimumAge: age, play } = useSite();
  const { close } = useDialog();
  return (
    <AlertDialog
      open
      title={t("ageNotice.title", { age })}
      text={
        <span className={css.text}>
          <AgeMark age={age} label={t("age", { age })} />
          {play === "demo" ? t("ageNotice.demo", { age }) : t("ageNotice.money", { age })}
        </span>
      }
      actionLabel={t("ageNotice.confirm", { age })}
      onClose={() => {
        store("local", AGE_NOTICE_KEY, "seen");
        close();
      }}
    />
  );
}
