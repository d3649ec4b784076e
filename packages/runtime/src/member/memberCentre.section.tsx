import { firstMemberPage, furtherMemberPages, type MemberPaneId, memberPages } from "@livery/product/memberPages.ts";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useUnreadCount } from "../kit/account/useUnreadCount.ts";
import { CentreSupport } from "../kit/centre/CentreSupport.tsx";
import { PaneCentre } from "../kit/centre/PaneCentre.tsx";
import { HelpLines } from "../kit/support/HelpLines.tsx";
import { type DialogSectionProps, useOpenDialog } from "../dialogs/dialogs.ts";
import { useOwnText } from "../site/language.ts";
import { useSite } from "../site/SiteContext.ts";
import { rewardCountAtom } from "./availableRewards.ts";
import { MemberHead } from "./MemberHead.tsx";
import { missionCountAtom } from "./missions.ts";
import { overviewHints } from "./overview/hints.tsx";
import { OverviewNow } from "./overview/OverviewNow.tsx";
import { panes } from "./panes.gen.ts";
import { useMenuCount } from "./useMenuCount.ts";

/** The member centre (MO-021): the brand's menu, and the pane that was asked for. */
export default function MemberCentre({ pane }: DialogSectionProps<"memberCentre">) {
  const { t } = useTranslation("member");
  const { t: menu } = useTranslation("menu");
  const { memberMenu } = useSite();
  const read = useOwnText();
  const openDialog = useOpenDialog();
  const isPhone = useMatches(phone);
  const counts: Readonly<Partial<Record<string, number | undefined>>> = {
    messageV2: useUnreadCount(),
    rewardCenter: useMenuCount("rewardCenter", rewardCountAtom),
    missionLeaderboard: useMenuCount("missionLeaderboard", missionCountAtom),
  };
  const openPane = (id: string | undefined) =>
    openDialog("memberCentre", id === undefined ? {} : { pane: id as MemberPaneId });
  return (
    <PaneCentre
      centre="member"
      title={t("title")}
      menuLabel={t("menu")}
      menu={[
        ...memberMenu.map(({ id, label }) => ({
          id,
          label: label ? read(label) : menu(`pane.${id}`),
          count: counts[id] ?? 0,
          hint: overviewHints[id],
        })),
        // No brand can hide it.
        { id: "responsiblePlay", label: menu("pane.responsiblePlay"), hint: overviewHints.responsiblePlay },
      ]}
      groupTitle={(group) => t(`group.${group}` as "group.account")}
      rows={[...memberPages, ...furtherMemberPages]}
      nameOf={(id) => menu(`pane.${id as MemberPaneId}`)}
      sections={panes}
      pane={pane}
      firstPane={firstMemberPage}
      onPane={openPane}
      head={<MemberHead onPane={openPane} />}
      news={<OverviewNow onPane={openPane} />}
      foot={
        <>
          <CentreSupport />
          {isPhone && <HelpLines />}
        </>
      }
    />
  );
}
