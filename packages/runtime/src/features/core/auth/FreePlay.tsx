import { freePlay } from "@livery/platform/calls/freePlay.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { FormStack } from "@livery/ui/FormStack/FormStack.tsx";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useWriteForm } from "../../../parts/forms/useWriteForm.ts";
import { welcomeAtom } from "../../../state/signIn.ts";
import { useSwitches } from "../../../state/switches.ts";
import { useWrite } from "../../../state/writes/useWrite.ts";
import * as css from "./auth.css.ts";

/** A trial session without an account, where the brand has it (BR-033, RO-003): then home (AU-066). */
export function FreePlay() {
  return useSwitches().FREEPLAY3 ? <FreePlayForm /> : null;
}

function FreePlayForm() {
  const { t } = useTranslation("auth");
  const welcome = useSetAtom(welcomeAtom);
  const navigate = useNavigate();
  const form = useWriteForm({
    fields: {},
    write: useWrite(freePlay, { outdates: [] }),
    request: () => ({ os: operatingSystem(navigator.userAgent), random: randomText() }),
    onDone: async ({ token }) => {
      await welcome({ token });
      await navigate(HOME_PATH);
    },
    texts: { FREE_PLAY_CLOSED: t("freePlay.closed") },
    // A guest that nobody knows of is removed by itself.
    harmless: true,
  });
  return (
    <FormStack aria-label={t("freePlay.label")} onSubmit={form.submit}>
      <p className={css.or}>{t("freePlay.or")}</p>
      <Button type="submit" variant="soft" size="lg" block icon="play" loading={form.sending}>
        {t("freePlay.label")}
      </Button>
      <FormError>{form.message}</FormError>
      <p className={css.note}>{t("freePlay.note")}</p>
    </FormStack>
  );
}

const systems = [
  ["Android", /android/iu],
  ["iOS", /iphone|ipad|ipod/iu],
  ["Windows", /windows/iu],
  ["macOS", /mac os/iu],
  ["Linux", /linux/iu],
] as const;

function operatingSystem(userAgent: string): string {
  return systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "Other";
}

/** Nobody reads it: the platform only wants a value that no other visitor sends (AP-013). */
function randomText(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}
