import { vendorGameTypes } from "@livery/platform/calls/vendorGameTypes.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { classNames } from "@livery/ui/classNames.ts";
import { FilterChips } from "@livery/ui/FilterChips/FilterChips.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { useSite } from "../../site/SiteContext.ts";
import { formatCount } from "../../kit/formatCount.ts";
import { vendorLink } from "../../launch/vendorLink.ts";
import { openGameTypes } from "../../kit/menus/openGameTypes.ts";
import * as css from "./lobby.css.ts";
import { type LobbyChoice, choiceAddress, withPart } from "./lobbyChoice.ts";
import { LobbySearch } from "./LobbySearch.tsx";

export interface LobbyFiltersProps {
  readonly path: RoutePath;
  readonly gameType: GameTypeId;
  /** The classifications to choose from, in order. */
  readonly classifications: readonly { readonly code: string; readonly label: string }[];
  /** Whether there are filters by bet and by lines (LB-024, LB-025). */
  readonly hints: boolean;
  readonly choice: LobbyChoice;
  readonly onChoice: (choice: LobbyChoice) => void;
}

/** The search and the filters of a lobby; on a phone they are one line to swipe. */
export function LobbyFilters({ path, gameType, classifications, hints, choice, onChoice }: LobbyFiltersProps) {
  const { t } = useTranslation("lobby");
  const hasFilters = classifications.length > 0 || hints;
  const isAlone = !hasFilters && choice.vendor === undefined;
  return (
    <div className={classNames(css.filters, !hasFilters && css.beside)}>
      <div className={classNames(css.search, isAlone && css.alone)} role="search">
        <LobbySearch
          value={choice.search ?? ""}
          onValue={(value) => onChoice(withPart(choice, "search", value || undefined))}
        />
      </div>
      {choice.vendor !== undefined && <VendorTypes vendor={choice.vendor} path={path} />}
      {classifications.length > 0 && (
        <FilterChips
          label={gameType === "LIVE" ? t("tables") : t("kinds")}
          items={[{ code: undefined, label: t("all") }, ...classifications].map(({ code, label }) => ({
            id: code ?? "",
            name: label,
            href: choiceAddress(path, withPart(choice, "classification", code)),
            current: choice.classification === code,
          }))}
        />
      )}
      {hints && <Hints choice={choice} onChoice={onChoice} />}
    </div>
  );
}

/** The game types of the chosen provider, as links to its games in the other lobbies (LB-028). */
function VendorTypes({ vendor, path }: { readonly vendor: string } & Pick<LobbyFiltersProps, "path">) {
  const { t } = useTranslation("lobby");
  const core = useTranslation().t;
  const site = useSite();
  const types: readonly string[] = useCall(vendorGameTypes, { vassalage: vendor }).data ?? [];
  const lobbies = openGameTypes(site).filter(({ id }) => types.includes(id));
  if (lobbies.length < 2) return null;
  return (
    <FilterChips
      label={t("types")}
      items={lobbies.map(({ id, entry }) => ({
        id,
        name: core(`nav.${entry.id}`),
        href: vendorLink(entry.path, vendor),
        current: entry.path === path,
      }))}
    />
  );
}

/** The filters by the smallest bet and by the number of lines. */
function Hints({ choice, onChoice }: Pick<LobbyFiltersProps, "choice" | "onChoice">) {
  const { t } = useTranslation("lobby");
  const { constants } = useSite();
  const hints = [
    ["higherBets", t("filter.bets", { amount: formatCount(constants.minimumBetHint) })],
    ["moreLines", t("filter.lines", { count: constants.linesHint })],
  ] as const;
  return (
    <div className={css.hints} role="group" aria-label={t("filters")}>
      {hints.map(([part, label]) => (
        <Button
          key={part}
          variant={choice[part] ? "soft" : "ghost"}
          size="sm"
          icon={choice[part] ? "check" : undefined}
          aria-pressed={choice[part] ?? false}
          onClick={() => onChoice(withPart(choice, part, choice[part] ? undefined : true))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
