import { hasPage } from "@livery/product/routes.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { contactLinks } from "../../kit/support/contactLinks.ts";
import { menuEntries } from "../../kit/menus/menuEntries.ts";
import { staticTopics } from "../../kit/support/staticTopics.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./Footer.css.ts";

interface FooterLink {
  readonly href: string;
  readonly label: string;
}

/** Listed with the topics instead of the other pages. */
const AFFILIATES = "/join";

/** Links to every page in the site's menus, the brand's contacts, and what everybody should find: terms, privacy and so on. */
export function FooterLinks() {
  const { t } = useTranslation();
  const menu = useTranslation("menu").t;
  const site = useSite();
  const { email, social } = contactLinks(site.contact);
  const pages = (groups: Parameters<typeof menuEntries>[1]): readonly FooterLink[] =>
    menuEntries(site, groups).map(({ id, path }) => ({ href: path, label: t(`nav.${id}`) }));
  const contacts = [
    ...(email ? [{ href: email, label: t("footer.email") }] : []),
    ...(social ? [{ href: social, label: t("footer.social") }] : []),
  ];
  const about = [
    ...(hasPage("/help", site) ? staticTopics.map((id) => ({ href: `/help#${id}`, label: menu(`footer.${id}`) })) : []),
    ...(hasPage(AFFILIATES, site) ? [{ href: AFFILIATES, label: menu("footer.affiliates") }] : []),
  ];
  return (
    <nav className={css.links} aria-label={t("footer.label")}>
      <Group title={t("footer.games")} links={pages(["play"])} />
      <Group title={t("menu.offers")} links={pages(["offers"])} />
      <Group
        title={t("footer.service")}
        links={[...pages(["service"]).filter(({ href }) => href !== AFFILIATES), ...contacts]}
      />
      <Group title={menu("footer.more")} links={about} />
    </nav>
  );
}

function Group({ title, links }: { readonly title: string; readonly links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={css.linkGroup}>
      <p className={css.groupTitle}>{title}</p>
      <ul className={css.group}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link className={css.link} href={href} rel="noopener noreferrer">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
