import type { DialogId } from "@livery/product/dialogs.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { openDialogAtom } from "../../dialogs/dialogs.ts";
import { dropSessionAtom } from "../../session/session.ts";

// What stories do with the stack, also with dialogs that are not built yet.

interface Opens {
  readonly id: DialogId;
  readonly props?: object;
}

export function OpenButton({ id, props, label }: Opens & { readonly label: string }) {
  const open = useSetAtom(openDialogAtom);
  return <Button onClick={() => open(id, props)}>{label}</Button>;
}

/** Opens a dialog as soon as it is drawn. */
export function OpenAtOnce({ id, props }: Opens) {
  const open = useSetAtom(openDialogAtom);
  useEffect(() => open(id, props), [open, id, props]);
  return null;
}

export function BackButton({ label }: { readonly label: string }) {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(-1)}>{label}</Button>;
}

/** The address of the page below. */
export function Address() {
  return <p>{useLocation().pathname}</p>;
}

/** Ends the session as the platform's clock would. */
export function EndOfSession({ label }: { readonly label: string }) {
  const drop = useSetAtom(dropSessionAtom);
  return (
    <Button variant="ghost" onClick={() => drop("expired")}>
      {label}
    </Button>
  );
}
