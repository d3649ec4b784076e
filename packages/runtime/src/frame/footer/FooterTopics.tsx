import { helpCenter } from "@livery/platform/calls/helpCenter.ts";
import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { ServerHtml } from "../../kit/html/ServerHtml.tsx";
import { useLanguage } from "../../site/language.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import * as css from "./FooterRest.css.ts";

/** On a panel: its colours are readable on any footer. */
export function FooterTopics() {
  const { t } = useTranslation("menu");
  const { language } = useLanguage();
  const call = useCall(helpCenter, { language });
  return (
    <Panel padded className={css.topics}>
      <CallView
        call={call}
        what={t("footer.help")}
        form="line"
        skeleton={<Skeleton />}
        empty={<p>{t("footer.noHelp")}</p>}
      >
        {(topics) => (
          <Accordion
            items={topics.map(({ id, title, content }) => ({
              id,
              title,
              content: <ServerHtml what={title} html={content} />,
            }))}
          />
        )}
      </CallView>
    </Panel>
  );
}
