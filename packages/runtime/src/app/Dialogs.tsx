import { isOpen, registrationGate } from "@livery/product/gate.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { Spinner } from "@livery/ui/Spinner/Spinner.tsx";
import { useAtom, useSetAtom } from "jotai";
import { createElement, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { plainPath } from "../parts/plainPath.ts";
import { usePrepared } from "../parts/usePrepared.ts";
import { openDialogAtom } from "../state/dialog.ts";
import { noticeAtom } from "../state/notice.ts";
import { type Session, useSession } from "../state/session.ts";
import { useSwitches } from "../state/switches.ts";
import { authDialog } from "./authDialog.ts";
import * as css from "./Dialogs.css.ts";

/** Home with the registration over it (RT-006, RT-007). */
const registerPaths: readonly string[] = ["/register", "/register.html"];

/**
 * Login and registration over whatever page there is: opened by a press, or by the registration's own addresses, where
 * closing leads home (RT-009). Whoever is logged in needs neither; another page closes them (MO-026).
 */
export function Dialogs() {
  const { t } = useTranslation();
  const { kind, close, open } = useFormDialog();
  const { code, failed } = usePrepared(authDialog, "auth", kind !== undefined);
  const setNotice = useSetAtom(noticeAtom);
  useEffect(() => {
    if (!failed || !kind) return;
    setNotice({ kind: "failed", dialog: kind });
    close();
  });
  if (code) return createElement(code, { kind, onKind: open, onClose: close });
  if (!kind) return null;
  return (
    <div className={css.wait}>
      <Spinner label={t("dialog.loading")} size="lg" />
    </div>
  );
}

/** Which form is to be open, and the ways to change that. */
function useFormDialog() {
  const switches = useSwitches();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const [opened, open] = useAtom(openDialogAtom);
  const { state } = useSession();
  const atRegistration = registerPaths.includes(plainPath(pathname));
  const asked = opened ?? (atRegistration ? "register" : undefined);
  const form = asked === "register" && !isOpen(registrationGate, { switches }) ? "login" : asked;
  const kind = state !== "out" || form === "logout" ? undefined : form;

  useEffect(() => () => open(undefined), [key, open]);
  useEffect(() => {
    if (state === "in" && atRegistration) void navigate(HOME_PATH, { replace: true });
  }, [state, atRegistration, navigate]);
  useFocusAfterChange(asked !== undefined, state);

  const close = () => {
    open(undefined);
    if (atRegistration) void navigate(HOME_PATH, { replace: true });
  };
  return { kind, close, open };
}

/** What opened a dialog is gone once somebody logged in or out by it, so the page itself takes the focus. */
function useFocusAfterChange(open: boolean, state: Session["state"]): void {
  const last = useRef({ open, state });
  useEffect(() => {
    const before = last.current;
    last.current = { open, state };
    if (before.open && before.state !== state) document.querySelector("main")?.focus({ preventScroll: true });
  }, [open, state]);
}
