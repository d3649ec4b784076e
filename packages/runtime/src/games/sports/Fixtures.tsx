import type { Fixture } from "@livery/platform/calls/fixtures.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { FixtureList, type FixtureListProps } from "@livery/ui/FixtureList/FixtureList.tsx";
import { FixtureListSkeleton } from "@livery/ui/FixtureList/FixtureListSkeleton.tsx";
import { SectionHeading } from "@livery/ui/SectionHeading/SectionHeading.tsx";
import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useLanguage } from "../../site/language.ts";
import { fixturesAtom } from "../../kit/data/sports.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useArt } from "../../kit/pictures/useArt.ts";
import type { SportsLobbyProps } from "./SportsLobby.tsx";
import * as css from "./fixtures.css.ts";

/** How many of the next matches are listed at first. */
const FIRST = 10;

/** The running and the next matches, of all sports or the one in the address. */
export function Fixtures({ type, path }: Pick<SportsLobbyProps, "type" | "path">) {
  const { t } = useTranslation("lobby");
  const { empty } = useArt();
  const { search } = useLocation();
  const call = useQueryResult(fixturesAtom(type));
  const wanted = new URLSearchParams(search).get("sport") ?? undefined;
  return (
    <CallView
      call={call}
      what={t("match.play")}
      skeleton={<FixtureListSkeleton />}
      empty={<EmptyState title={t("match.none")} art={empty} />}
    >
      {(fixtures) => {
        const sports = new Map(fixtures.map(({ sport, sportName }) => [sport, sportName]));
        const chosen = wanted !== undefined && sports.has(wanted) ? wanted : undefined;
        const shown = fixtures.filter(({ sport }) => chosen === undefined || sport === chosen);
        return (
          <div className={css.parts}>
            <VendorChips
              label={t("match.sports")}
              items={[["", t("all")] as const, ...sports].map(([id, name]) => ({
                id,
                name,
                href: id === "" ? path : `${path}?${new URLSearchParams({ sport: id })}`,
                current: id === (chosen ?? ""),
              }))}
            />
            <Part title={t("match.now")} fixtures={shown.filter(({ live }) => live)} none={t("match.none")} />
            <Part key={chosen} title={t("match.next")} fixtures={shown.filter(({ live }) => !live)} first={FIRST} />
          </div>
        );
      }}
    </CallView>
  );
}

interface PartProps {
  readonly title: string;
  readonly fixtures: readonly Fixture[];
  /** How many are listed until the visitor asks for more. */
  readonly first?: number | undefined;
  readonly none?: string | undefined;
}

function Part({ title, fixtures, first = fixtures.length, none }: PartProps) {
  const { t } = useTranslation("lobby");
  const toItem = useFixtureItem();
  const [all, setAll] = useState(false);
  if (fixtures.length === 0 && none === undefined) return null;
  return (
    <section className={css.part} aria-label={title}>
      <SectionHeading title={title} />
      {fixtures.length === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        <FixtureList label={title} items={(all ? fixtures : fixtures.slice(0, first)).map(toItem)} />
      )}
      {!all && fixtures.length > first && (
        <div className={css.more}>
          <Button variant="soft" onClick={() => setAll(true)}>
            {t("match.more")}
          </Button>
        </div>
      )}
    </section>
  );
}

function useFixtureItem(): (fixture: Fixture) => FixtureListProps["items"][number] {
  const { t } = useTranslation("lobby");
  const { language } = useLanguage();
  const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const stateOf = ({ live, period = "", minute, startsAt }: Fixture) => {
    if (!live) return clock.format(startsAt);
    return minute === undefined ? period : t("match.minute", { period, minute });
  };
  return (fixture) => {
    const { id, league, home, away, live, score, odds } = fixture;
    const prices = odds && [
      { outcome: t("match.home"), value: odds.home.toFixed(2) },
      ...(odds.draw === undefined ? [] : [{ outcome: t("match.draw"), value: odds.draw.toFixed(2) }]),
      { outcome: t("match.away"), value: odds.away.toFixed(2) },
    ];
    return {
      id,
      league: `${fixture.sportName} · ${league}`,
      home,
      away,
      when: stateOf(fixture),
      live: live ? t("match.live") : undefined,
      score,
      odds: prices,
    };
  };
}
