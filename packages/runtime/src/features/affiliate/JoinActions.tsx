import { isOpen, registrationGate } from "@livery/product/gate.ts";
import { hasPage } from "@livery/product/routes.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useGateContext } from "../../session/useGateContext.ts";

/**
 * How to begin: a visitor registers, a member writes to the operator, and an agent goes on in the agent centre. Without
 * the help centre, that is a mail.
 */
export function JoinActions() {
  const { t } = useTranslation("affiliate");
  const site = useSite();
  const context = useGateContext();
  const openDialog = useOpenDialog();
  if (context.account === "agent") {
    return (
      <Button icon="users" onClick={() => openDialog("agentCentre")}>
        {t("action.agent")}
      </Button>
    );
  }
  const registers = context.session === "none" && isOpen(registrationGate, context);
  const { email } = site.contact;
  const write = hasPage("/help", site) ? "/help#contact" : email && `mailto:${email}`;
  return (
    <>
      {registers && (
        <ButtonLink icon="affiliate" href="/register">
          {t("action.register")}
        </ButtonLink>
      )}
      {write && (
        <ButtonLink icon="mail" variant={registers ? "soft" : "primary"} href={write}>
          {t("action.write")}
        </ButtonLink>
      )}
    </>
  );
}
