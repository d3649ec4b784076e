import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { defined } from "@livery/platform/defined.ts";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { GameGridSkeleton } from "@livery/ui/GameGrid/GameGridSkeleton.tsx";
import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { VendorChipsSkeleton } from "@livery/ui/VendorChips/VendorChipsSkeleton.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../../site/language.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { vendorsAtom } from "../../kit/data/catalogue.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { useSite } from "../../site/SiteContext.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useVendorItems } from "../useVendorItems.ts";
import { vendorsOf } from "../vendorsOf.ts";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { GameCards } from "./GameCards.tsx";
import { choiceAddress, readChoice } from "./lobbyChoice.ts";

const PATH = "/hot";

interface HotGamesProps {
  readonly title: string;
  readonly lead: string;
}

/** The most played games of all types (RT-021), and the providers that the platform marks as hot (LB-007). */
export function HotGames({ title, lead }: HotGamesProps) {
  const { t } = useTranslation("lobby");
  const { constants, gameTypes, vendorOrder } = useSite();
  const { empty, pages } = useArt();
  const { language } = useLanguage();
  const { search } = useLocation();
  const groups = useQueryResult(vendorsAtom);
  const vendors = groups.data && vendorsOf(gameTypes, groups.data, vendorOrder).filter(({ hot }) => hot);
  const { vendor } = readChoice(search, {
    classifications: [],
    hints: false,
    member: false,
    vendors: vendors?.map(({ code }) => code),
  });
  const call = useCall(hotGames, { language, ...defined({ vendor }) });
  const vendorItem = useVendorItems((code) => choiceAddress(PATH, { vendor: code }));
  usePageTitle(title);
  return (
    <div className={page.page}>
      <Banner level={1} low title={title} text={lead} art={pages.hot} />
      <CallView call={groups} what={t("vendors")} form="line" skeleton={<VendorChipsSkeleton />}>
        {() => (
          <VendorChips
            label={t("vendors")}
            items={[{ id: "", name: t("all"), href: PATH }, ...(vendors ?? []).map(vendorItem)].map((item) => ({
              ...item,
              current: item.id === (vendor ?? ""),
            }))}
          />
        )}
      </CallView>
      <section>
        <VisuallyHidden>
          <h2>{t("games")}</h2>
        </VisuallyHidden>
        <CallView
          call={{ ...call, data: call.data?.filter(({ hot }) => hot) }}
          what={t("games")}
          skeleton={<GameGridSkeleton label={t("games")} count={constants.menuGridFirstPageSize} />}
          empty={<EmptyState title={t("empty.title")} text={t("empty.none")} art={empty} />}
        >
          {(games) => <GameCards label={t("games")} games={games} />}
        </CallView>
      </section>
    </div>
  );
}
