import { freePlay } from "@livery/platform/calls/freePlay.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { FormControls } from "../kit/forms/formControls.ts";
import type { Entered, FormFields } from "../kit/forms/formField.ts";
import { useWriteForm } from "../kit/forms/useWriteForm.ts";
import { freePlayRequest, welcomeAtom } from "../kit/account/signIn.ts";
import { useWrite } from "../kit/writes/useWrite.ts";

interface FreePlayOptions {
  /** What a visitor states first. */
  readonly fields?: FormFields<"birthday"> | undefined;
  /** Throws where the trial may not begin. */
  readonly before?: ((values: Entered<"birthday">) => Promise<void>) | undefined;
}

/** Begins a trial session without an account: then home (AU-066). */
export function useFreePlay({ fields = {}, before }: FreePlayOptions = {}): FormControls<"birthday"> {
  const { t } = useTranslation("auth");
  const welcome = useSetAtom(welcomeAtom);
  const navigate = useNavigate();
  return useWriteForm({
    fields,
    before,
    write: useWrite(freePlay, { invalidates: [] }),
    request: ({ birthday }) => freePlayRequest(birthday),
    onDone: async ({ token }) => {
      await welcome({ token });
      await navigate(HOME_PATH);
    },
    texts: { FREE_PLAY_CLOSED: t("freePlay.closed") },
    // A guest that nobody knows of is removed by itself.
    retrySafe: true,
  });
}
