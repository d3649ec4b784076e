import type { PaneRow } from "@livery/product/paneRow.ts";
import type { PaneTextFile } from "@livery/product/textFiles.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Centre } from "@livery/ui/Centre/Centre.tsx";
import { CentreMenu } from "@livery/ui/Centre/CentreMenu.tsx";
import { useCloseOnBack } from "@livery/ui/Dialog/BackContext.ts";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import { type ComponentType, createElement, type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useGateContext } from "../../session/useGateContext.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useDialog } from "../../dialogs/DialogContext.ts";
import { useCloseQuestion } from "../forms/useCloseQuestion.tsx";
import type { LazyCode } from "../../loading/lazyCode.ts";
import { memoizeByKey } from "../calls/memoizeByKey.ts";
import { useLazyModule } from "../useLazyModule.ts";
import { choosePane } from "./choosePane.ts";
import { menuGroups } from "./menuGroups.ts";
import { Pane } from "./Pane.tsx";
import * as css from "./PaneCentre.css.ts";
import { PaneContext } from "./PaneContext.ts";
import { clocksApart, useSiteClock } from "../siteClock.ts";

/** The code of the panes, by their ids. */
type PaneSections = Readonly<Record<string, LazyCode<ComponentType>>>;

interface CentreEntry {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  /** What is behind it at the moment: a few words that only the overview has. */
  readonly hint?: ReactNode;
}

type IconRow = PaneRow & { readonly icon: IconName };

interface PaneCentreProps {
  readonly centre: "member" | "agent";
  readonly title: string;
  /** The accessible name of the menu. */
  readonly menuLabel: string;
  /** The menu entries, in the brand's order. */
  readonly menu: readonly CentreEntry[];
  /** The title of a group of entries. */
  readonly groupTitle: (group: string) => string;
  /** All panes of the brand, including those without a menu entry. */
  readonly rows: readonly IconRow[];
  /** The name of a pane without a menu entry. */
  readonly nameOf: (pane: string) => string;
  readonly sections: PaneSections;
  /** The pane to show. Undefined or closed: the first pane, and on a phone the overview. */
  readonly pane: string | undefined;
  readonly firstPane: string;
  /** Opens a pane, or the overview. */
  readonly onPane: (pane: string | undefined) => void;
  /** What is above the menu: whose centre it is. */
  readonly head: ReactNode;
  /** What is below the menu. */
  readonly foot: ReactNode;
  /** What is above the menu of the overview, and only there. */
  readonly news?: ReactNode;
}

/**
 * A centre: its menu and the chosen pane (MC-003, AG-002). A pane's code and texts load when it is shown. On a
 * phone the menu and the pane fill the screen in turn, and Back leads from a pane to the menu that opened it.
 */
export function PaneCentre(props: PaneCentreProps) {
  const { centre, title, menuLabel, menu, groupTitle, rows, nameOf, sections, pane, firstPane, onPane } = props;
  const { head, foot, news } = props;
  const { t } = useTranslation("core");
  const { t: menuTexts } = useTranslation("menu");
  const { windows } = useSite();
  const apart = clocksApart(useSiteClock());
  const { close } = useDialog();
  const { askToClose, guard } = useCloseQuestion(close);
  const isPhone = useMatches(phone);
  const context = useGateContext();
  const chosen = choosePane({ rows, menu, pane, firstPane }, context);
  const { asked, beside } = chosen;
  const entries = chosen.entries.map(({ entry, row: { icon, group } }) => ({ ...entry, icon, group }));
  const shown = isPhone ? asked : beside;
  const isOverview = isPhone && shown === undefined;
  // Back leads to the overview only if it was there: the pane of a shortcut leads back to where that was.
  const [hasOverview, setHasOverview] = useState(isOverview);
  if (isOverview && !hasOverview) setHasOverview(true);
  const [keptOf] = useState(() => memoizeByKey(() => new Map<string, unknown>()));
  const goBack = () => onPane(undefined);
  useCloseOnBack(isPhone && hasOverview && shown !== undefined, goBack);
  const code = shown && sections[shown.id];
  return guard(
    <Centre
      open
      onClose={askToClose}
      title={title}
      closeLabel={t("dialog.close")}
      closeBeside={windows.backdropCloses}
      shown={!isPhone ? "both" : shown ? "pane" : "overview"}
      head={head}
      menu={
        <>
          {isOverview && news}
          <CentreMenu
            label={menuLabel}
            groups={menuGroups(entries).map(({ group, entries: listed }) => ({
              title: group === undefined ? undefined : groupTitle(group),
              entries: listed.map((entry) => (isOverview ? entry : { ...entry, hint: undefined })),
            }))}
            current={isPhone ? undefined : shown?.id}
            onPress={onPane}
          />
          {foot}
          {apart && <p className={css.clocks}>{menuTexts("clocks", apart)}</p>}
        </>
      }
    >
      {shown && code && (
        <PaneContext
          value={{
            title: menu.find(({ id }) => id === shown.id)?.label ?? nameOf(shown.id),
            close: askToClose,
            back: isPhone ? goBack : undefined,
            kept: keptOf(shown.id),
          }}
        >
          <LoadedPane key={shown.id} code={code} texts={`${centre}/${shown.id}` as PaneTextFile} />
        </PaneContext>
      )}
    </Centre>,
  );
}

interface LoadedPaneProps {
  readonly code: LazyCode<ComponentType>;
  readonly texts: PaneTextFile;
}

/** One pane, with a skeleton while it loads and a retry button when loading fails (MC-026). */
function LoadedPane({ code: lazy, texts }: LoadedPaneProps) {
  const { t } = useTranslation("core");
  const { code, failed, retrying, retry } = useLazyModule(lazy, texts);
  if (code) return createElement(code);
  return (
    <Pane>
      {failed ? (
        <ErrorState
          level={4}
          title={t("dialog.failed")}
          action={
            <Button icon="refresh" loading={retrying} onClick={retry}>
              {t("failure.retry")}
            </Button>
          }
        />
      ) : (
        <div className={css.wait} role="status" aria-busy="true" aria-label={t("dialog.loading")}>
          <Skeleton shape="fill" />
        </div>
      )}
    </Pane>
  );
}
