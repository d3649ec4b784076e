import { AlertDialog } from "@livery/ui/ConfirmDialog/AlertDialog.tsx";
import { LoadingOverlay } from "@livery/ui/LoadingOverlay/LoadingOverlay.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useDialog } from "../../parts/DialogContext.ts";
import { lazyCode } from "../../parts/lazyCode.ts";
import { useLazyModule } from "../../parts/useLazyModule.ts";
import type { DialogSectionProps } from "../../state/dialogs.ts";

type Props = DialogSectionProps<"warning">;

/** A message, or the launch of a game, which shows a message if it fails. */
export default function Warning(props: Props) {
  return props.id === "warning" ? <Message {...props} /> : <Play {...props} />;
}

/** Says what happened, with one button (MO-023). */
function Message({ text, title }: Pick<Extract<Props, { readonly id: "warning" }>, "text" | "title">) {
  const { t } = useTranslation();
  const { close } = useDialog();
  return (
    <AlertDialog
      open
      title={title ?? t("warning.title")}
      text={text}
      actionLabel={t("dialog.confirm")}
      onClose={close}
    />
  );
}

const launchCode = lazyCode(async () => (await import("./game/Launch.tsx")).Launch);
const windowCode = lazyCode(async () => (await import("./game/GameWindow.tsx")).GameWindow);

/** Launches a game. Its code is in chunks of its own, which the start does not have to know. */
function Play(props: Exclude<Props, { readonly id: "warning" }>) {
  return props.id === "launch" ? <LazyLaunch {...props} /> : <LazyWindow {...props} />;
}

function LazyLaunch({ wish }: Extract<Props, { readonly id: "launch" }>) {
  const { code: Launch, failed } = useLazyModule(launchCode, undefined, { asked: true });
  return Launch ? <Launch wish={wish} /> : <Waiting failed={failed} />;
}

function LazyWindow({ game, trial }: Extract<Props, { readonly id: "gameWindow" }>) {
  const { code: GameWindow, failed } = useLazyModule(windowCode, undefined, { asked: true });
  return GameWindow ? <GameWindow game={game} trial={trial} /> : <Waiting failed={failed} />;
}

function Waiting({ failed }: { readonly failed: boolean }) {
  const { t } = useTranslation();
  const { close } = useDialog();
  if (failed) return <Message text={t("dialog.failed")} />;
  return <LoadingOverlay label={t("dialog.loading")} onCancel={close} />;
}
