import { firstMemberPage, furtherMemberPages, type MemberPaneId, memberPages } from "@livery/product/memberPages.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { PaneCentre } from "../parts/PaneCentre.tsx";
import { type DialogSectionProps, useOpenDialog } from "../state/dialogs.ts";
import { useOwnText } from "../state/language.ts";
import { useSite } from "../state/SiteContext.ts";
import { panes } from "./panes.gen.ts";

/** The member centre (MO-021): the brand's menu, and the page that was asked for. */
export default function MemberCentre({ page = firstMemberPage }: DialogSectionProps<"memberCentre">) {
  const { t } = useTranslation("member");
  const { memberMenu, play } = useSite();
  const read = useOwnText();
  const openDialog = useOpenDialog();
  return (
    <PaneCentre
      centre="member"
      title={t("title")}
      menuLabel={t("menu")}
      menu={memberMenu.map(({ id, label }) => ({ id, label: label ? read(label) : t(`menu.${id}`) }))}
      rows={[...memberPages, ...furtherMemberPages]}
      sections={panes}
      page={page}
      // Nothing here may suggest real money (CO-032).
      {...(play === "demo" && { notes: { depositv2: t("demo.depositv2"), withdraw: t("demo.withdraw") } })}
      onPage={(id) => openDialog("memberCentre", { page: id as MemberPaneId })}
    />
  );
}
