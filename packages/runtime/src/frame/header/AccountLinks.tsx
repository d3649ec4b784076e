import { isOpen, registrationGate } from "@livery/product/gate.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import type { ButtonLook } from "@livery/ui/Button/buttonClass.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSwitches } from "../../site/switches.ts";

type Look = Pick<ButtonLook, "size" | "block">;

/** The link for visitors who already have an account. */
export function LoginLink(look: Look) {
  const { t } = useTranslation();
  return (
    <ButtonLink href="/login" variant="ghost" {...look}>
      {t("header.login")}
    </ButtonLink>
  );
}

/** The link for visitors without an account; shown only where registration is open. */
export function RegisterLink(look: Look) {
  const { t } = useTranslation();
  const switches = useSwitches();
  if (!isOpen(registrationGate, { switches })) return null;
  return (
    <ButtonLink href="/register" {...look}>
      {t("header.register")}
    </ButtonLink>
  );
}
