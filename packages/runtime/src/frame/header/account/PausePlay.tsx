import { pausePlay } from "@livery/platform/calls/pausePlay.ts";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { leaveForBreakAtom } from "../../../kit/account/breakFromPlay.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";

/** Ends play at once and for the time that the brand's packs ask for, after one question (CO-026). */
export function PausePlay({ hours }: { readonly hours: number }) {
  const { t } = useTranslation("auth");
  const leave = useSetAtom(leaveForBreakAtom);
  const [isAsking, setAsking] = useState(false);
  const write = useWrite(pausePlay, { invalidates: [] });
  const pause = async () => {
    const result = await write.write(undefined);
    if (result.state === "done") leave(result.response.until);
  };
  const label = t("pause", { count: hours });
  return (
    <>
      <IconButton icon="limits" label={label} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={t("pause.question", { count: hours })}
        text={
          <>
            <p>{t("pause.text", { count: hours })}</p>
            {"error" in write && <p role="alert">{t("pause.failed")}</p>}
          </>
        }
        cancelLabel={t("pause.stay")}
        confirmLabel={label}
        busy={write.state === "sending"}
        onCancel={() => setAsking(false)}
        onConfirm={() => void pause()}
      />
    </>
  );
}
