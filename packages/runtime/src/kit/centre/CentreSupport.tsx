import { CentreMenu } from "@livery/ui/Centre/CentreMenu.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOpenSupport } from "../account/useOpenSupport.ts";

/** Customer service, below the menu of a centre. */
export function CentreSupport() {
  const { t } = useTranslation("auth");
  const openSupport = useOpenSupport();
  const label = t("account.support");
  return (
    <CentreMenu
      label={label}
      groups={[{ entries: [{ id: "support", icon: "support", label }] }]}
      onPress={openSupport}
    />
  );
}
