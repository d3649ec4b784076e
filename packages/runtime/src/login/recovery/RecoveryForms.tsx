import { isOpen, phoneRecoveryGate } from "@livery/product/gate.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useSwitches } from "../../site/switches.ts";
import * as css from "../auth.css.ts";
import { MailForm } from "./MailForm.tsx";
import { PhoneForm } from "./PhoneForm.tsx";

/** Replaces a forgotten password: by mail, and by phone on sites that have it (AU-045, BR-029). */
export function RecoveryForms() {
  const { t } = useTranslation("auth");
  const switches = useSwitches();
  const openDialog = useOpenDialog();
  const [way, setWay] = useState<"mail" | "phone">("mail");
  return (
    <>
      {isOpen(phoneRecoveryGate, { switches }) ? (
        <Tabs
          label={t("forgotPassword.ways")}
          selected={way}
          onSelect={setWay}
          items={[
            { id: "mail", label: t("forgotPassword.byMail"), panel: <MailForm /> },
            { id: "phone", label: t("forgotPassword.byPhone"), panel: <PhoneForm /> },
          ]}
        />
      ) : (
        <MailForm />
      )}
      <div className={css.back}>
        <Button variant="ghost" block onClick={() => openDialog("login")}>
          {t("forgotPassword.back")}
        </Button>
      </div>
    </>
  );
}
