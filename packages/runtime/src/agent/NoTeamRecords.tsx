import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useArt } from "../kit/pictures/useArt.ts";
import { useOpenAccountTab } from "./accountTab.ts";

/** In place of a team's records while there are none, with the way to a larger team. */
export function NoTeamRecords({ title }: { readonly title: string }) {
  const { t } = useTranslation("agent");
  const { empty } = useArt();
  const open = useOpenAccountTab();
  return (
    <EmptyState
      level={4}
      title={title}
      art={empty}
      action={open && <Button onClick={() => open("member")}>{t("pane.agentAccount")}</Button>}
    />
  );
}
