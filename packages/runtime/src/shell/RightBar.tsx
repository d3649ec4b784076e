import { hasPage } from "@livery/product/routes.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { contactLinks } from "../parts/contactLinks.ts";
import { useSite } from "../state/SiteContext.ts";
import * as css from "./RightBar.css.ts";

interface DockEntry {
  readonly icon: IconName;
  readonly href: string;
  readonly label: string;
}

/** Help links beside the page on wide screens (L62). Without any link nothing is rendered. */
export function RightBar() {
  const { t } = useTranslation();
  const site = useSite();
  const { email, social } = contactLinks(site.contact);
  const entries: readonly DockEntry[] = [
    ...(hasPage("/help", site) ? [{ icon: "support", href: "/help", label: t("dock.help") } as const] : []),
    ...(email ? [{ icon: "mail", href: email, label: t("dock.email") } as const] : []),
    ...(social ? [{ icon: "chat", href: social, label: t("dock.social") } as const] : []),
    ...(hasPage("/down", site) ? [{ icon: "download", href: "/down", label: t("dock.download") } as const] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <aside className={css.dock} aria-label={t("dock.label")}>
      {entries.map(({ icon, href, label }) => (
        <Link key={href} className={css.entry} href={href} rel="noopener noreferrer">
          <span className={css.icon}>
            <Icon name={icon} />
          </span>
          {label}
        </Link>
      ))}
    </aside>
  );
}
