import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { StaticTopic } from "../../kit/support/staticTopics.ts";
import { useOwnText } from "../../site/language.ts";
import { useSite } from "../../site/SiteContext.ts";
import { ContactButton } from "./ContactButton.tsx";
import * as css from "./help.css.ts";
import { topicElement, useTopicAnchor } from "./useTopicAnchor.ts";

interface OwnTopicProps {
  readonly id: StaticTopic;
  readonly onWrite: () => void;
}

/** The brand's own text on a topic that the platform does not have (FT-011). */
export function OwnTopic({ id, onWrite }: OwnTopicProps) {
  const { t } = useTranslation("help");
  const { t: menu } = useTranslation("menu");
  const { name, minimumAge: age } = useSite();
  const read = useOwnText();
  useTopicAnchor(() => undefined);
  const content = (
    <>
      <p className={css.ownText}>{t(`own.${id}`, { name: read(name), age })}</p>
      <ContactButton topic={id} onWrite={onWrite} />
    </>
  );
  return (
    <Panel padded className={css.topics}>
      <Accordion
        level={2}
        elementId={topicElement}
        openId={id}
        items={[{ id, title: menu(`footer.${id}`), content }]}
      />
    </Panel>
  );
}
