import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { VendorChipsSkeleton } from "@livery/ui/VendorChips/VendorChipsSkeleton.tsx";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { vendorsAtom } from "../../state/queries/catalogue.ts";
import { useQueryResult } from "../../state/queries/useQueryResult.ts";
import { useSite } from "../../state/SiteContext.ts";
import { CallView } from "../calls/CallView.tsx";
import { formatCount } from "../formatCount.ts";
import { useVendorItems } from "../games/useVendorItems.ts";
import { vendorsOf } from "../games/vendorsOf.ts";
import * as page from "../page.css.ts";
import { usePageTitle } from "../usePageTitle.ts";
import { useArt } from "../useArt.ts";
import * as css from "./lobby.css.ts";
import { type LobbyChoice, choiceAddress, readChoice, withPart } from "./lobbyChoice.ts";
import { LobbyGames } from "./LobbyGames.tsx";
import { LobbySearch } from "./LobbySearch.tsx";

export interface LobbyProps {
  readonly path: RoutePath;
  readonly gameType: GameTypeId;
  readonly title: string;
  readonly lead: string;
  /** The classifications to choose from, in order. */
  readonly classifications?: readonly { readonly code: string; readonly label: string }[];
  /** Whether it has the filters by bet and by lines (LB-024, LB-025). */
  readonly hints?: boolean;
}

/** The lobby of one game type (RT-023): its providers, filters and games. */
export function Lobby({ path, gameType, title, lead, classifications = [], hints = false }: LobbyProps) {
  const { t } = useTranslation("lobby");
  const { pointRates, vendorOrder } = useSite();
  const { gameTypes } = useArt();
  const navigate = useNavigate();
  const { search } = useLocation();
  const groups = useQueryResult(vendorsAtom);
  const vendors = groups.data && vendorsOf([gameType], groups.data, vendorOrder);
  const choice = readChoice(search, {
    classifications: classifications.map(({ code }) => code),
    hints,
    vendors: vendors?.map(({ code }) => code),
  });
  const choose = useCallback(
    (next: LobbyChoice) => void navigate(choiceAddress(path, next), { replace: true }),
    [navigate, path],
  );
  const vendorItem = useVendorItems((code) => choiceAddress(path, withPart(choice, "vendor", code)));
  const rate = pointRates[gameType];
  usePageTitle(title);
  return (
    <div className={page.page}>
      <Banner
        level={1}
        title={title}
        text={rate === undefined ? lead : `${lead} ${t("rate", { rate: rate.toFixed(2) })}`}
        {...(gameTypes[gameType] && { art: gameTypes[gameType] })}
      />
      <div className={css.controls}>
        <CallView call={groups} what={t("vendors")} form="line" skeleton={<VendorChipsSkeleton />}>
          {() => (
            <VendorChips
              label={t("vendors")}
              items={[
                { id: "", name: t("all"), href: choiceAddress(path, withPart(choice, "vendor", undefined)) },
                ...(vendors ?? []).map(vendorItem),
              ].map((item) => ({ ...item, current: item.id === (choice.vendor ?? "") }))}
            />
          )}
        </CallView>
        {classifications.length > 0 && (
          <VendorChips
            label={gameType === "LIVE" ? t("tables") : t("kinds")}
            items={[{ code: undefined, label: t("all") }, ...classifications].map(({ code, label }) => ({
              id: code ?? "",
              name: label,
              href: choiceAddress(path, withPart(choice, "classification", code)),
              current: choice.classification === code,
            }))}
          />
        )}
        <div className={css.line}>
          <div className={css.search} role="search">
            <LobbySearch
              value={choice.search ?? ""}
              onValue={(value) => choose(withPart(choice, "search", value || undefined))}
            />
          </div>
          {hints && <Hints choice={choice} onChoice={choose} />}
        </div>
      </div>
      <LobbyGames gameType={gameType} path={path} choice={choice} onChoice={choose} />
    </div>
  );
}

interface HintsProps {
  readonly choice: LobbyChoice;
  readonly onChoice: (choice: LobbyChoice) => void;
}

/** The filters by the smallest bet and by the number of lines. */
function Hints({ choice, onChoice }: HintsProps) {
  const { t } = useTranslation("lobby");
  const { constants } = useSite();
  const hints = [
    ["higherBets", t("filter.bets", { amount: formatCount(constants.minimumBetHint) })],
    ["moreLines", t("filter.lines", { number: constants.linesHint })],
  ] as const;
  return (
    <div className={css.hints} role="group" aria-label={t("filters")}>
      {hints.map(([part, label]) => (
        <Button
          key={part}
          variant={choice[part] ? "soft" : "ghost"}
          size="sm"
          {...(choice[part] && { icon: "check" })}
          aria-pressed={choice[part] ?? false}
          onClick={() => onChoice(withPart(choice, part, choice[part] ? undefined : true))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
