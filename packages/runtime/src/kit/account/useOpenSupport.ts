import { useTexts } from "../../i18n/TextsContext.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSupport } from "../support/useSupport.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";

/** Opens customer service from a menu, which closes in the same click. If nothing opens, a dialog says why (CS-012). */
export function useOpenSupport(): () => void {
  const { open } = useSupport();
  const openDialog = useOpenDialog();
  const texts = useTexts();
  const { t } = useTranslation("auth");
  const follow = async () => {
    const problem = await open();
    if (!problem) return;
    await texts.load("auth");
    openDialog("warning", { text: t(`support.${problem}`) });
  };
  return () => void follow();
}
