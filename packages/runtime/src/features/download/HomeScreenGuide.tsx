import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as css from "./download.css.ts";
import { Steps } from "./Steps.tsx";

const systems = ["ios", "android"] as const;

/** How to install the site itself as an app, for each system: nothing to download and nothing to trust (DL-003). */
export function HomeScreenGuide() {
  const { t } = useTranslation("download");
  const [shown, setShown] = useState<(typeof systems)[number]>(() =>
    /android/iu.test(navigator.userAgent) ? "android" : "ios",
  );
  return (
    <Panel padded>
      <p className={css.lead}>{t("web.lead")}</p>
      <Tabs
        label={t("web.system")}
        items={systems.map((id) => ({ id, label: t(`web.${id}.name`), panel: <Steps text={t(`web.${id}.steps`)} /> }))}
        selected={shown}
        onSelect={setShown}
      />
    </Panel>
  );
}
