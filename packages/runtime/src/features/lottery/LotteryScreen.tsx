import type { Lottery, LotteryGroup } from "@livery/platform/lottery.ts";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { LotteryGridSkeleton } from "@livery/ui/LotteryCard/LotteryGrid.tsx";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { HeadedSection } from "../../kit/page/HeadedSection.tsx";
import { Lotteries } from "../../games/lottery/Lotteries.tsx";
import { type LotteryPath, launchedLottery, lotteryOfQuery } from "../../launch/lotteryLaunch.ts";
import { useDrawRefresh } from "../../games/lottery/useDrawRefresh.ts";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import type { QueryResult } from "../../kit/calls/useQueryResult.ts";
import { LotteryFrame } from "./LotteryFrame.tsx";
import { useArrivalStart } from "./useArrivalStart.ts";
import { type LotteryChoice, useLotteryStart } from "./useLotteryStart.ts";

export interface LotteryScreenProps {
  readonly path: LotteryPath;
  readonly title: string;
  readonly lead: string;
  /** The lotteries by group. */
  readonly menu: QueryResult<readonly LotteryGroup[]>;
  /** Those that the member opened; they come first, with the numbers of the menu. */
  readonly recent?: QueryResult<readonly LotteryGroup[]> | undefined;
  /** What follows the lotteries, such as the latest numbers. */
  readonly children?: ReactNode;
}

const WAITING = 6;

/**
 * The lobby of lotteries, which everybody sees. Playing one needs an account, and shows it in its place (LT-015). What was
 * chosen on the way here starts without another press: the lottery of the address, one that was launched, and at
 * /seaLottery its only provider (HD-058).
 */
export function LotteryScreen({ path, title, lead, menu, recent, children }: LotteryScreenProps) {
  const { t } = useTranslation("lobby");
  const { gameTypes, hero, empty } = useArt();
  const { search, state } = useLocation();
  const { starting, start, close } = useLotteryStart(path);
  const all = lotteriesIn(menu);
  const { code: wanted, isElectronic } = lotteryOfQuery(search);
  const launched = launchedLottery(state);
  const opened = lotteriesIn(recent).flatMap(({ code }) => all.filter((lottery) => lottery.code === code));
  const name = launched ?? title;
  // A lottery that the menu does not have is started by its code alone.
  const chosen: LotteryChoice | undefined =
    wanted !== undefined && (menu.data || menu.failed)
      ? { name, ...all.find(({ code }) => code === wanted), code: wanted, isElectronic }
      : undefined;
  const startsLobby = wanted === undefined && (launched !== undefined || path === "/seaLottery");
  useArrivalStart(startsLobby ? { name, isElectronic } : chosen, start);
  usePageTitle(title);
  useDrawRefresh(
    menu.retry,
    menu.at,
    all.map(({ secondsToDraw }) => secondsToDraw),
  );
  if (starting.state === "open") {
    const leave = () => {
      close();
      recent?.retry();
    };
    return <LotteryFrame {...starting.choice} url={starting.url} onClose={leave} />;
  }
  const isStarting = (code: string | undefined) => starting.state === "starting" && starting.choice.code === code;
  return (
    <div className={page.page}>
      <Banner level={1} title={title} text={lead} art={gameTypes.LOTT ?? hero}>
        {chosen && (
          <Button icon="play" loading={isStarting(chosen.code)} onClick={() => start(chosen)}>
            {t("draw.startName", { name: chosen.name })}
          </Button>
        )}
        <Button
          {...(chosen ? { variant: "soft" } : { icon: "lottery" })}
          loading={isStarting(undefined)}
          onClick={() => start({ name: title, isElectronic })}
        >
          {t("draw.lobby")}
        </Button>
      </Banner>
      {starting.state === "failed" && (
        <ErrorState
          form="row"
          title={t("draw.failed.title")}
          text={t("draw.failed.text")}
          action={
            <Button variant="soft" size="sm" icon="arrowLeft" onClick={close}>
              {t("draw.back")}
            </Button>
          }
        />
      )}
      <CallView
        call={menu}
        what={t("draw.menu")}
        skeleton={<LotteryGridSkeleton count={WAITING} />}
        empty={<EmptyState title={t("draw.none")} art={empty} />}
      >
        {(groups) =>
          [...(opened.length > 0 ? [{ code: "", label: t("draw.recent"), lotteries: opened }] : []), ...groups].map(
            ({ code, label, lotteries }) => (
              <HeadedSection key={code} title={label}>
                <Lotteries
                  lotteries={lotteries}
                  at={menu.at}
                  action={(lottery) => (
                    <Button
                      size="sm"
                      loading={isStarting(lottery.code)}
                      aria-label={t("draw.startName", { name: lottery.name })}
                      onClick={() => start(lottery)}
                    >
                      {t("draw.start")}
                    </Button>
                  )}
                />
              </HeadedSection>
            ),
          )
        }
      </CallView>
      {/* Only below lotteries whose number is known: it would move down when they arrive. */}
      {(menu.data || menu.failed) && children}
    </div>
  );
}

function lotteriesIn(call: LotteryScreenProps["recent"]): readonly Lottery[] {
  return call?.data?.flatMap(({ lotteries }) => lotteries) ?? [];
}
