import { GameCard } from "@livery/ui/GameCard/GameCard.tsx";
import { GameGrid } from "@livery/ui/GameGrid/GameGrid.tsx";
import { SectionHeading } from "@livery/ui/SectionHeading/SectionHeading.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { openGameTypes } from "../../../parts/openGameTypes.ts";
import * as page from "../../../parts/page.css.ts";
import { useArt } from "../../../parts/useArt.ts";
import { useSite } from "../../../state/SiteContext.ts";
import type { HomeSectionProps } from "./homeSectionProps.ts";
import * as css from "./Home.css.ts";

/** One card for each game type, in the brand's card format. */
export function Games({ number }: HomeSectionProps) {
  const { t } = useTranslation();
  const { features, layout } = useSite();
  const { gameTypes, empty } = useArt();
  const headingId = useId();
  const types = openGameTypes(features);
  if (types.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t("home.games.title")} eyebrow={t("home.games.eyebrow")} number={number} />
      <div className={fullRows(types.length, layout.card === "wide")}>
        <GameGrid arrangement="shelf">
          {types.map(({ id, entry }) => (
            <GameCard
              key={id}
              title={t(`nav.${entry.id}`)}
              href={entry.path}
              art={gameTypes[id] ?? empty}
              vendor={t(`games.${id}`)}
            />
          ))}
        </GameGrid>
      </div>
    </section>
  );
}

/** The class that fits the columns to the number of cards, where the brand's own would leave a hole. */
function fullRows(count: number, wide: boolean): string | undefined {
  if (wide && count === 5) return css.wideFive;
  const rows: Readonly<Record<number, string>> = wide ? css.wideRowsOf : css.rowsOf;
  return rows[count];
}
