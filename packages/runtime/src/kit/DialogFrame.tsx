import { Dialog, type DialogProps } from "@livery/ui/Dialog/Dialog.tsx";
import { useSetAtom } from "jotai";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useSite } from "../site/SiteContext.ts";
import { signOutAtom } from "./account/signOut.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import { useCloseQuestion } from "./forms/useCloseQuestion.tsx";

type DialogFrameProps = Omit<DialogProps, "open" | "onClose" | "closeLabel" | "closeBeside" | "windowed" | "forced">;

/** The box of a dialog; its row in `product/dialogs.ts` and the brand's `windows` decide how it behaves. */
export function DialogFrame(props: DialogFrameProps) {
  const { t } = useTranslation("core");
  const { windows } = useSite();
  const { row, close } = useDialog();
  const signOut = useSetAtom(signOutAtom);
  const { askToClose, guard } = useCloseQuestion(close);
  return guard(
    <Dialog
      {...props}
      open
      onClose={row.forced ? () => void signOut() : askToClose}
      closeLabel={t("dialog.close")}
      closeBeside={windows.backdropCloses && !row.forced}
      forced={row.forced}
      windowed={row.window ? { ...windows, moveLabel: t("dialog.move") } : undefined}
    />,
  );
}
