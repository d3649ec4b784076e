import { LICENCES_PATH } from "@livery/product/licencesPage.ts";
import { hasPage } from "@livery/product/routes.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { Logo } from "@livery/ui/Logo/Logo.tsx";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { HelpLineLinks } from "../../kit/support/HelpLines.tsx";
import { consentAtom } from "../../site/consent.ts";
import { useOwnText } from "../../site/language.ts";
import { vendorsAtom } from "../../kit/data/catalogue.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as footer from "./Footer.css.ts";
import { FooterHelp } from "./FooterHelp.tsx";
import { FooterLinks } from "./FooterLinks.tsx";
import * as css from "./FooterRest.css.ts";

/**
 * The brand with the footer's links, help lines and licences (CO-010), the logos of providers and payments (FT-001,
 * FT-002), the copyright (FT-012) and the licences of the software.
 */
export function FooterRest() {
  const site = useSite();
  const read = useOwnText();
  const { t } = useTranslation("menu");
  const [year] = useState(() => new Date().getFullYear());
  return (
    <>
      <div className={footer.columns}>
        <div className={footer.brand}>
          <Logo src={site.assets.logo} name={read(site.name)} on="footBg" />
          <p className={footer.description}>{read(site.description)}</p>
        </div>
        <FooterLinks />
      </div>
      {hasPage("/help", site) && <FooterHelp />}
      <Legal />
      {site.analytics?.afterConsent && <ConsentChoice />}
      <div className={css.logos}>
        <Providers />
        <Payments />
      </div>
      <p className={css.copyright}>
        © {year} {read(site.copyright)}{" "}
        <a className={css.link} href={LICENCES_PATH}>
          {t("footer.software")}
        </a>
      </p>
    </>
  );
}

/** Asks again whether visits may be counted (CO-034): taking consent back is as easy as giving it. */
function ConsentChoice() {
  const { t } = useTranslation("menu");
  const decide = useSetAtom(consentAtom);
  return (
    <button type="button" className={css.choice} onClick={() => decide(undefined)}>
      {t("consent.change")}
    </button>
  );
}

/** Under which licences the site operates, and who helps with problem gambling. */
function Legal() {
  const { t } = useTranslation("menu");
  const { licences, helpLines = [], play } = useSite();
  const stated = play === "real-money" ? licences : [];
  if (stated.length === 0 && helpLines.length === 0) return null;
  return (
    <ul className={css.legal}>
      {stated.map(({ authority, number, holder, register }) => (
        <li key={number} className={css.statement}>
          {t("footer.licence", { authority, licence: number, holder })}{" "}
          <Link className={css.link} href={register} rel="noopener noreferrer">
            {t("footer.register")}
          </Link>
        </li>
      ))}
      {helpLines.map((line) => (
        <li key={line.link} className={css.statement}>
          <HelpLineLinks line={line} className={css.link} />
        </li>
      ))}
    </ul>
  );
}

/** Each provider once, by the platform's list. */
function Providers() {
  const { t } = useTranslation("menu");
  const picture = usePicture();
  const { data: groups = [] } = useAtomValue(vendorsAtom);
  const vendors = new Map(groups.flatMap((group) => group.vendors.map((vendor) => [vendor.code, vendor])));
  const shown = [...vendors.values()].filter(({ icon }) => icon);
  if (shown.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t("footer.providers")}>
      {shown.map(({ code, name, icon }) => (
        <li key={code} className={css.provider}>
          <img src={picture(icon)} alt={name} width={20} height={20} loading="lazy" />
          <span className={css.providerName} aria-hidden="true">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

const signs = {
  bank: "bank",
  card: "card",
  phone: "phone",
  crypto: "coin",
  voucher: "elottery",
} as const satisfies Record<string, IconName>;

/** The payment methods of the brand's config. */
function Payments() {
  const { t } = useTranslation("menu");
  const { payments = [] } = useSite();
  const read = useOwnText();
  if (payments.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t("footer.payments")}>
      {payments.map(({ sign, name }) => (
        <li key={read(name)} className={css.payment}>
          <Icon name={signs[sign]} label={read(name)} />
          <span aria-hidden="true">{read(name)}</span>
        </li>
      ))}
    </ul>
  );
}
