import { Button } from "@livery/ui/Button/Button.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSupport } from "../../kit/support/useSupport.ts";
import * as css from "./help.css.ts";

/** The ways to reach the operator: the form and the chat (HP-006). */
export function HelpContact({ onWrite }: { readonly onWrite: () => void }) {
  const { t } = useTranslation("help");
  const support = useSupport();
  return (
    <Panel padded className={css.contact}>
      <h2 className={css.contactTitle}>{t("contact.title")}</h2>
      <p className={css.contactText}>{t("contact.text")}</p>
      <div className={css.ways}>
        <Button icon="mail" block onClick={onWrite}>
          {t("contact.write")}
        </Button>
        <Button icon="chat" variant="soft" block loading={support.opening} onClick={() => void support.open()}>
          {t("contact.chat")}
        </Button>
      </div>
      <p className={css.problem} role="status">
        {support.problem && t("contact.chatFailed")}
      </p>
    </Panel>
  );
}
