import { gameList } from "@livery/platform/calls/gameList.ts";
import type { Vendor } from "@livery/platform/calls/vendors.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useLaunch } from "../../launch/useLaunch.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { useLanguage } from "../../site/language.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import * as css from "./CategoryPanel.css.ts";
import type { NavCategory } from "./navGames.ts";

interface VendorGamesProps {
  readonly category: NavCategory;
  readonly vendor: Vendor;
}

/** How many games a panel has room for. */
const COUNT = 6;

/** The first games of a provider, each with its buttons (HD-046, HD-048, HD-049). */
export function VendorGames({ category: { type }, vendor }: VendorGamesProps) {
  const { t } = useTranslation("menu");
  const picture = usePicture();
  const { language } = useLanguage();
  const call = useCall(gameList, { gameType: type, vendor: vendor.code, page: 1, pageSize: COUNT, language });
  const launch = useLaunch();
  const label = t("panel.games", { name: vendor.name });
  return (
    <section className={css.side} aria-label={label}>
      <CallView
        call={{ ...call, data: call.data?.games }}
        what={label}
        form="row"
        skeleton={
          <ul className={css.games}>
            {Array.from({ length: COUNT }, (_, index) => (
              <li key={index} className={css.waiting}>
                <Skeleton shape="fill" />
              </li>
            ))}
          </ul>
        }
        empty={<p className={css.nothing}>{t("panel.noData")}</p>}
      >
        {(games) => (
          <ul className={css.games}>
            {games.slice(0, COUNT).map((game) => (
              <li key={game.id} className={css.game}>
                <img className={css.art} src={picture(game.picture)} alt="" width={72} height={72} />
                <div className={css.words}>
                  <p className={css.title}>{game.name}</p>
                  <div className={css.actions}>
                    <Button
                      size="sm"
                      aria-label={t("panel.playGame", { game: game.name })}
                      onClick={() => launch(game)}
                    >
                      {t("panel.play")}
                    </Button>
                    {game.freeTrial && (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={t("panel.tryGame", { game: game.name })}
                        onClick={() => launch(game, { trial: true })}
                      >
                        {t("panel.try")}
                      </Button>
                    )}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </CallView>
    </section>
  );
}
