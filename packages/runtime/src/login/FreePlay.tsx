import { isOpen } from "@livery/product/gate.ts";
import { freePlayGate } from "@livery/product/switchGates.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { FormStack } from "@livery/ui/FormStack/FormStack.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import { useSite } from "../site/SiteContext.ts";
import { useSwitches } from "../site/switches.ts";
import * as css from "./auth.css.ts";
import { useFreePlay } from "./useFreePlay.ts";

/**
 * A trial session without an account, where the brand has it (BR-033, RO-003). Where the age is checked first, the button
 * leads to the form that asks for it (CO-012).
 */
export function FreePlay() {
  const switches = useSwitches();
  const { ageCheckBeforeFreePlay } = useSite();
  if (!isOpen(freePlayGate, { switches })) return null;
  return ageCheckBeforeFreePlay ? <AgeFirst /> : <AtOnce />;
}

function AtOnce() {
  const { t } = useTranslation("auth");
  const form = useFreePlay();
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

function AgeFirst() {
  const { t } = useTranslation("auth");
  const openDialog = useOpenDialog();
  return (
    <>
      <p className={css.or}>{t("freePlay.or")}</p>
      <Button variant="soft" size="lg" block icon="play" aria-haspopup="dialog" onClick={() => openDialog("freePlay")}>
        {t("freePlay.label")}
      </Button>
      <p className={css.note}>{t("freePlay.note")}</p>
    </>
  );
}
