import { ranks } from "@livery/platform/calls/ranks.ts";
import { accountKindOf } from "@livery/product/gate.ts";
import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { HeadedSection } from "../../kit/page/HeadedSection.tsx";
import { joinPath } from "../../kit/links/joinPath.ts";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { readStored } from "../../storage/browserStorage.ts";
import { useLanguage } from "../../site/language.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { useHasToken, useSession } from "../../session/session.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useSwitches } from "../../site/switches.ts";
import { OwnRank, OwnRankSkeleton } from "./OwnRank.tsx";
import { RankSteps, RankStepsSkeleton } from "./RankSteps.tsx";
import { RankTable } from "./RankTable.tsx";
import * as css from "./vip.css.ts";
import { VipService } from "./VipService.tsx";

const questions = ["reach", "keep", "bets", "service"] as const;

/** The VIP ranks and their benefits: /vip (RT-011, PR-020). */
export default function Vip() {
  const { t } = useTranslation("vip");
  const { language } = useLanguage();
  const { empty, hero, pages } = useArt();
  const { play } = useSite();
  const response = useCall(ranks, { language });
  const own = useOwnLevel();
  const level = typeof own === "number" ? own : undefined;
  usePageTitle(t("page.title"));
  return (
    <div className={page.stack}>
      <div className={page.plainSection}>
        <Banner level={1} low title={t("page.title")} text={t("page.lead")} art={pages.vip ?? hero}>
          <Begin />
        </Banner>
      </div>
      {own !== undefined && (
        <section className={page.plainSection} aria-label={t("own.label")}>
          {own === "waiting" ? <OwnRankSkeleton /> : <OwnRank />}
        </section>
      )}
      <CallView
        call={{ ...response, data: response.data?.list }}
        what={t("ranks.title")}
        skeleton={
          <div className={css.sections}>
            <HeadedSection title={t("ranks.title")} eyebrow={t("ranks.eyebrow")}>
              <RankStepsSkeleton />
            </HeadedSection>
            <HeadedSection title={t("table.title")} eyebrow={t("table.eyebrow")}>
              <div className={css.tableWaiting}>
                <Skeleton shape="fill" />
              </div>
            </HeadedSection>
          </div>
        }
        empty={<EmptyState title={t("ranks.none.title")} text={t("ranks.none.text")} art={empty} />}
      >
        {(list) => (
          <div className={css.sections}>
            <HeadedSection title={t("ranks.title")} eyebrow={t("ranks.eyebrow")}>
              <RankSteps ranks={list} level={level} />
            </HeadedSection>
            <HeadedSection title={t("table.title")} eyebrow={t("table.eyebrow")}>
              <Panel padded>
                <RankTable ranks={list} level={level} />
                {play === "demo" && <p className={css.demoNote}>{t("table.demo")}</p>}
              </Panel>
            </HeadedSection>
          </div>
        )}
      </CallView>
      <VipService level={level} />
      <HeadedSection title={t("faq.title")} eyebrow={t("faq.eyebrow")}>
        <Panel padded>
          <Accordion
            items={questions.map((id) => ({ id, title: t(`faq.${id}.question`), content: t(`faq.${id}.answer`) }))}
          />
        </Panel>
      </HeadedSection>
    </div>
  );
}

/**
 * The level of a member or an agent; waiting: the member is being loaded. Trial accounts have no rank, and no place for
 * one while the account is known from the page before (ST-006).
 */
function useOwnLevel(): number | "waiting" | undefined {
  const session = useSession();
  if (session.state === "starting") return isTrial(Number(readStored("session", "isAgent"))) ? undefined : "waiting";
  if (session.state !== "in") return undefined;
  const { agentType, rank } = session.member;
  return isTrial(agentType) ? undefined : rank.level;
}

const isTrial = (agentType: number) => accountKindOf(agentType) === "trial";

/** How visitors begin. */
function Begin() {
  const { t } = useTranslation("vip");
  const switches = useSwitches();
  if (useHasToken()) return null;
  const join = joinPath(switches);
  return (
    <>
      {join !== "/login" && <ButtonLink href={join}>{t("begin.join")}</ButtonLink>}
      <ButtonLink href="/login" variant={join === "/login" ? "primary" : "soft"}>
        {t("begin.login")}
      </ButtonLink>
    </>
  );
}
