import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./HelpLines.css.ts";

type HelpLine = NonNullable<SiteConfig["helpLines"]>[number];

/** A help line for problem gambling: its page, and its number to call. */
export function HelpLineLinks({
  line: { name, link, phone },
  className,
}: {
  readonly line: HelpLine;
  readonly className: string;
}) {
  const { t } = useTranslation("menu");
  return (
    <>
      <Link className={className} href={link} rel="noopener noreferrer">
        {t("footer.helpLine", { name })}
      </Link>
      {phone !== undefined && (
        <Link className={className} href={`tel:${phone.replaceAll(/[ -]/gu, "")}`}>
          <Icon name="phone" />
          {phone}
        </Link>
      )}
    </>
  );
}

/** The help lines of the brand's markets, for pages of the account. */
export function useHelpLines(): readonly HelpLine[] {
  const { helpLines = [], playTools = {} } = useSite();
  return [...helpLines, ...(playTools.helpLines ?? [])];
}

/** They are all listed; without any nothing is shown. */
export function HelpLines() {
  const lines = useHelpLines();
  if (lines.length === 0) return null;
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.link} className={css.line}>
          <HelpLineLinks line={line} className={css.link} />
        </li>
      ))}
    </ul>
  );
}
