import { AlertDialog } from "@livery/ui/ConfirmDialog/AlertDialog.tsx";
import { Spinner } from "@livery/ui/Spinner/Spinner.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useDialog } from "../../parts/DialogContext.ts";
import { lazyCode } from "../../parts/lazyCode.ts";
import { useLazyModule } from "../../parts/useLazyModule.ts";
import type { DialogSectionProps } from "../../state/dialogs.ts";
import type { LaunchProps } from "./game/Launch.tsx";

type Props = DialogSectionProps<"warning">;

/** A message, or the launch of a game, which shows a message if it fails. */
export default function Warning(props: Props) {
  return props.id === "launch" ? <LazyLaunch {...props} /> : <Message {...props} />;
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

const overPage = { position: "fixed", inset: 0, zIndex: 40, display: "grid", placeItems: "center" } as const;

/** The code of launches: in a chunk of its own, which the start does not have to know. */
function LazyLaunch(props: LaunchProps) {
  const { t } = useTranslation();
  const { code: Launch, failed } = useLazyModule(launchCode);
  if (Launch) return <Launch {...props} />;
  if (failed) return <Message text={t("dialog.failed")} />;
  return (
    <div style={overPage}>
      <Spinner label={t("dialog.loading")} size="lg" />
    </div>
  );
}
