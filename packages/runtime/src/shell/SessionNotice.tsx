import { Button } from "@livery/ui/Button/Button.tsx";
import { Toast, type ToastProps } from "@livery/ui/Toast/Toast.tsx";
import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { openDialogAtom, type OpenedDialog } from "../state/dialogs.ts";
import { type Notice, noticeAtom } from "../state/notice.ts";

/** How long a welcome stays, in ms: it needs no action, and the header shows the same. */
const WELCOME = 8000;

const tones = {
  expired: "info",
  forbidden: "error",
  agentsOnly: "error",
  welcome: "success",
  mailed: "success",
  made: "success",
  elsewhere: "info",
  changed: "success",
  changedLogIn: "success",
  failed: "error",
} as const satisfies Record<Notice["kind"], ToastProps["tone"]>;

/** Shows a message when the session changed or an action failed (AU-022, RO-020). */
export function SessionNotice() {
  const { t } = useTranslation();
  const [notice, setNotice] = useAtom(noticeAtom);
  const dismiss = () => setNotice(undefined);
  useEffect(() => {
    if (notice?.kind !== "welcome") return undefined;
    const timer = setTimeout(() => setNotice(undefined), WELCOME);
    return () => clearTimeout(timer);
  }, [notice, setNotice]);
  return (
    <Toast
      tone={notice ? tones[notice.kind] : "info"}
      dismissLabel={t("notice.close")}
      onDismiss={dismiss}
      action={notice && <NoticeAction notice={notice} />}
    >
      {notice &&
        t(notice.kind === "mailed" ? "in_been_out" : `session.${notice.kind}`, {
          name: "name" in notice ? notice.name : "",
        })}
    </Toast>
  );
}

/** What the visitor can do next, for notices that offer it. */
function NoticeAction({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation();
  const setOpen = useSetAtom(openDialogAtom);
  const setNotice = useSetAtom(noticeAtom);
  const open = ({ id, props }: Pick<OpenedDialog, "id" | "props">) => {
    setNotice(undefined);
    setOpen(id, props);
  };
  if (notice.kind === "expired" || notice.kind === "elsewhere" || notice.kind === "changedLogIn")
    return (
      <Button size="sm" variant="soft" onClick={() => open({ id: "login", props: {} })}>
        {t("header.login")}
      </Button>
    );
  if (notice.kind === "failed")
    return (
      <Button size="sm" variant="soft" onClick={() => open(notice.dialog)}>
        {t("failure.retry")}
      </Button>
    );
  return null;
}
