import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { VendorChipsSkeleton } from "@livery/ui/VendorChips/VendorChipsSkeleton.tsx";
import { type ReactNode, useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { vendorsAtom } from "../../kit/data/catalogue.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { useHasToken } from "../../session/session.ts";
import { useSite } from "../../site/SiteContext.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useVendorItems } from "../useVendorItems.ts";
import { vendorsOf } from "../vendorsOf.ts";
import * as page from "../../kit/page/page.css.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import * as css from "./lobby.css.ts";
import { type LobbyChoice, choiceAddress, readChoice, withPart } from "./lobbyChoice.ts";
import { LobbyFilters, type LobbyFiltersProps } from "./LobbyFilters.tsx";
import { LobbyGames } from "./LobbyGames.tsx";
import { RecentGames } from "./RecentGames.tsx";

export interface LobbyProps extends Partial<Pick<LobbyFiltersProps, "classifications" | "hints">> {
  readonly path: RoutePath;
  readonly gameType: GameTypeId;
  readonly title: string;
  readonly lead: string;
  /** What is above the games, such as open rooms; `vendor` is the code of the chosen provider. */
  readonly above?: ((vendor: string | undefined) => ReactNode) | undefined;
}

/** The lobby of one game type (RT-023): its providers, filters and games. */
export function Lobby({ path, gameType, title, lead, classifications = [], hints = false, above }: LobbyProps) {
  const { t } = useTranslation("lobby");
  const { pointRates, vendorOrder } = useSite();
  const { gameTypes } = useArt();
  const navigate = useNavigate();
  const { search } = useLocation();
  const member = useHasToken();
  const groups = useQueryResult(vendorsAtom);
  const vendors = groups.data && vendorsOf([gameType], groups.data, vendorOrder);
  const choice = readChoice(search, {
    classifications: classifications.map(({ code }) => code),
    hints,
    member,
    vendors: vendors?.map(({ code }) => code),
  });
  const choose = useCallback(
    (next: LobbyChoice) => void navigate(choiceAddress(path, next), { replace: true }),
    [navigate, path],
  );
  const ofVendor = (code: string | undefined) =>
    choiceAddress(path, withPart(withPart(choice, "recent", undefined), "vendor", code));
  const vendorItem = useVendorItems(ofVendor);
  const rate = pointRates[gameType];
  usePageTitle(title);
  const isRecent = choice.recent === true;
  return (
    <div className={page.page}>
      <Banner
        level={1}
        low
        title={title}
        text={lead}
        note={rate === undefined ? undefined : t("rate", { rate: rate.toFixed(2) })}
        art={gameTypes[gameType]}
      />
      <div className={css.controls}>
        <CallView call={groups} what={t("vendors")} form="line" skeleton={<VendorChipsSkeleton />}>
          {() => (
            <VendorChips
              label={t("vendors")}
              items={[
                { id: "", name: t("all"), href: ofVendor(undefined), current: !isRecent && !choice.vendor },
                ...(member
                  ? [
                      {
                        id: "recent",
                        name: t("recent"),
                        href: choiceAddress(path, { recent: true }),
                        current: isRecent,
                      },
                    ]
                  : []),
                ...(vendors ?? []).map((vendor) => ({ ...vendorItem(vendor), current: vendor.code === choice.vendor })),
              ]}
            />
          )}
        </CallView>
        {!isRecent && (
          <LobbyFilters
            path={path}
            gameType={gameType}
            classifications={classifications}
            hints={hints}
            choice={choice}
            onChoice={choose}
          />
        )}
      </div>
      {!isRecent && above?.(choice.vendor)}
      {isRecent ? (
        <RecentGames gameType={gameType} />
      ) : (
        <LobbyGames gameType={gameType} choice={choice} onChoice={choose} />
      )}
    </div>
  );
}
