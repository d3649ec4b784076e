import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { HOME_PATH, type RoutePath } from "@livery/product/routes.ts";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import { entryOf } from "../menus/menuEntries.ts";
import * as page from "./page.css.ts";
import * as css from "./ComingSoonPage.css.ts";
import { useArt } from "../pictures/useArt.ts";
import { usePageTitle } from "./usePageTitle.ts";

interface ComingSoonPageProps {
  readonly title: string;
  /** What the page will be for. */
  readonly lead: string;
  /** What will be here. */
  readonly soon: string;
  /** The game type whose picture the banner shows. By default it shows the brand's picture. */
  readonly gameType?: GameTypeId | undefined;
  /** Pages to visit meanwhile; those that the site does not have are left out. */
  readonly related?: readonly RoutePath[] | undefined;
}

/**
 * A page without content yet. It says what it will be for, and links to other pages.
 *
 * @public Every page that `npm run new:screen` makes begins with it.
 */
export function ComingSoonPage({ title, lead, soon, gameType, related = [] }: ComingSoonPageProps) {
  const { t } = useTranslation();
  const { gameTypes, hero, empty } = useArt();
  usePageTitle(title);
  return (
    <div className={page.page}>
      <Banner level={1} title={title} text={lead} art={(gameType && gameTypes[gameType]) ?? hero}>
        <Tag>{t("prepared.tag")}</Tag>
      </Banner>
      <EmptyState
        title={t("prepared.title")}
        text={soon}
        art={empty}
        action={<ButtonLink href={HOME_PATH}>{t("prepared.home")}</ButtonLink>}
      />
      <Related paths={related} />
    </div>
  );
}

function Related({ paths }: { readonly paths: readonly RoutePath[] }) {
  const { t } = useTranslation();
  const { features } = useSite();
  const entries = paths.flatMap((path) => entryOf(path, features) ?? []);
  if (entries.length === 0) return null;
  return (
    <nav className={css.related} aria-label={t("prepared.related")}>
      <span className={css.relatedLabel}>{t("prepared.related")}</span>
      {entries.map(({ id, path, icon }) => (
        <ButtonLink key={id} href={path} icon={icon} size="sm" variant="soft">
          {t(`nav.${id}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}
