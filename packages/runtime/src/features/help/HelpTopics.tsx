import { helpCenter, type HelpTopic } from "@livery/platform/calls/helpCenter.ts";
import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { ServerHtml } from "../../kit/html/ServerHtml.tsx";
import { staticTopics } from "../../kit/support/staticTopics.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { useLanguage } from "../../site/language.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { ContactButton } from "./ContactButton.tsx";
import { findTopics, searchable } from "./findTopics.ts";
import * as css from "./help.css.ts";
import { OwnTopic } from "./OwnTopic.tsx";
import { topicElement, useTopicAnchor } from "./useTopicAnchor.ts";

/**
 * The platform's help topics in the visitor's language (HP-001, HP-005, HP-010). A link to a topic that it does not have
 * leads to the brand's own text (FT-011).
 */
export function HelpTopics({ onWrite }: { readonly onWrite: () => void }) {
  const { t } = useTranslation("help");
  const { language } = useLanguage();
  const { empty } = useArt();
  const call = useCall(helpCenter, { language });
  const { hash } = useLocation();
  const wanted = staticTopics.find((id) => hash === `#${id}`);
  const hasAnswer = call.data !== undefined || call.failed;
  const isLacking = wanted !== undefined && hasAnswer && !call.data?.some(({ id }) => id === wanted);
  return (
    <div className={css.list}>
      {isLacking && <OwnTopic key={wanted} id={wanted} onWrite={onWrite} />}
      <CallView
        call={call}
        what={t("page.title")}
        skeleton={<TopicsSkeleton />}
        empty={<EmptyState title={t("empty.title")} text={t("empty.text")} art={empty} />}
      >
        {(topics) => <Topics topics={topics} onWrite={onWrite} />}
      </CallView>
    </div>
  );
}

interface TopicsProps {
  readonly topics: readonly HelpTopic[];
  readonly onWrite: () => void;
}

function Topics({ topics, onWrite }: TopicsProps) {
  const { t } = useTranslation("help");
  const [query, setQuery] = useState("");
  const all = useMemo(() => searchable(topics), [topics]);
  const found = findTopics(all, query);
  const isSearching = query.trim() !== "";
  useTopicAnchor(() => setQuery(""));
  return (
    <Panel padded className={css.topics}>
      <TextField
        type="search"
        label={t("search.label")}
        labelHidden
        icon="search"
        placeholder={t("search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        trailing={query !== "" && <IconButton icon="close" label={t("search.clear")} onClick={() => setQuery("")} />}
      />
      <p className={css.found} role="status">
        {isSearching && t("search.found", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <div className={css.nothing}>
          <p>{t("search.nothing")}</p>
          <Button size="sm" onClick={() => setQuery("")}>
            {t("search.all")}
          </Button>
        </div>
      ) : (
        <Accordion
          level={2}
          elementId={topicElement}
          openId={isSearching ? found[0]?.id : undefined}
          items={found.map(({ id, title, content }) => ({
            id,
            title,
            content: (
              <>
                <ServerHtml what={title} html={content} />
                <ContactButton topic={id} onWrite={onWrite} />
              </>
            ),
          }))}
        />
      )}
    </Panel>
  );
}

const ROWS = 10;

function TopicsSkeleton() {
  return (
    <Panel padded className={css.topics}>
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className={css.row}>
          <Skeleton />
        </span>
      ))}
    </Panel>
  );
}
