import { Button } from "@livery/ui/Button/Button.tsx";
import { Toast, type ToastProps } from "@livery/ui/Toast/Toast.tsx";
import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { openDialogAtom } from "../dialogs/dialogs.ts";
import { type Notice, noticeAtom } from "../dialogs/notice.ts";

/** How long a welcome stays, in ms: it needs no action, and the header shows the same. */
const WELCOME = 8000;

/** The tone of what did not succeed. */
const tones: Readonly<Partial<Record<Notice["kind"], ToastProps["tone"]>>> = {
  expired: "info",
  elsewhere: "info",
  noGame: "info",
  loginNotKept: "info",
  notRemembered: "info",
  choiceNotKept: "info",
  forbidden: "error",
  agentsOnly: "error",
  failed: "error",
};

/** After these the visitor has to log in again. */
const needLogin: readonly Notice["kind"][] = ["expired", "elsewhere", "changedLogIn"];

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
      tone={(notice && tones[notice.kind]) ?? "success"}
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
  const failed = notice.kind === "failed";
  if (!failed && !needLogin.includes(notice.kind)) return null;
  return (
    <Button
      size="sm"
      variant="soft"
      onClick={() => {
        setNotice(undefined);
        if (failed) setOpen(notice.dialog.id, notice.dialog.props);
        else setOpen("login");
      }}
    >
      {t(failed ? "failure.retry" : "header.login")}
    </Button>
  );
}
