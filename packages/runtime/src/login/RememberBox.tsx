import { Checkbox } from "@livery/ui/Checkbox/Checkbox.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { Remembering } from "./useRemembering.ts";

/** Keeps the login on this device, only if the visitor asks for it. */
export function RememberBox({ ticked, onTick, hours }: Pick<Remembering, "ticked" | "onTick" | "hours">) {
  const { t } = useTranslation("auth");
  return (
    <Checkbox
      checked={ticked}
      onChange={({ target }) => onTick(target.checked)}
      hint={ticked ? t("remember.hint") : undefined}
    >
      {t("remember.label", { count: hours })}
    </Checkbox>
  );
}
