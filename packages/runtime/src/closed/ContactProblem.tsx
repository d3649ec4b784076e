import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { contactLinks } from "../kit/support/contactLinks.ts";
import type { SupportProblem } from "../kit/support/openSupport.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./closed.css.ts";

/** Why customer service did not open, and the brand's own contacts, which need no window (CS-011, CS-012). */
export function ContactProblem({ problem }: { readonly problem: SupportProblem }) {
  const { t } = useTranslation("auth");
  const { email, social } = contactLinks(useSite().contact);
  return (
    <Notice
      tone="warning"
      action={
        (email ?? social) && (
          <span className={css.links}>
            {email && (
              <ButtonLink href={email} variant="ghost" size="sm">
                {t("support.mail")}
              </ButtonLink>
            )}
            {social && (
              <ButtonLink href={social} variant="ghost" size="sm" target="_blank" rel="noopener noreferrer">
                {t("support.channel")}
              </ButtonLink>
            )}
          </span>
        )
      }
    >
      {t(`support.${problem}`)}
    </Notice>
  );
}
