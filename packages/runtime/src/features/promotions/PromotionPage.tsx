import { promotion, type PromotionDetail as Detail } from "@livery/platform/calls/promotion.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { ServerHtml } from "../../kit/html/ServerHtml.tsx";
import * as page from "../../kit/page/page.css.ts";
import { promotionDates } from "../../kit/promotions/promotionDates.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { useLanguage } from "../../site/language.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { ActivityButton } from "./ActivityButton.tsx";
import * as css from "./promotions.css.ts";
import { useTimeZone } from "../../kit/siteClock.ts";

/** One promotion: /promoDetail?id= (RT-027, PR-002). */
export function PromotionPage() {
  const id = new URLSearchParams(useLocation().search).get("id")?.trim();
  return <div className={page.page}>{id ? <Loaded key={id} id={id} /> : <Missing />}</div>;
}

function Loaded({ id }: { readonly id: string }) {
  const { t } = useTranslation("promotions");
  const { language } = useLanguage();
  const call = useCall(promotion, { id, language });
  const title = call.data?.title ?? t("detail.title");
  usePageTitle(title);
  if (call.data === undefined && call.error instanceof PlatformError && call.error.status === 404) return <Missing />;
  return (
    <CallView
      call={call}
      what={t("detail.title")}
      skeleton={
        <div className={css.wait}>
          <Skeleton shape="block" />
        </div>
      }
    >
      {(shown) => <Shown shown={shown} />}
    </CallView>
  );
}

function Missing() {
  const { t } = useTranslation("promotions");
  const { empty } = useArt();
  usePageTitle(t("detail.missing"));
  return (
    <EmptyState
      level={1}
      title={t("detail.missing")}
      text={t("detail.missingText")}
      art={empty}
      action={<ButtonLink href="/promotions">{t("detail.all")}</ButtonLink>}
    />
  );
}

function Shown({ shown }: { readonly shown: Detail }) {
  const timeZone = useTimeZone();
  const { t } = useTranslation("promotions");
  const { language } = useLanguage();
  const picture = usePicture();
  const { id, title, content, terms, reason } = shown;
  return (
    <article className={css.detail}>
      <Panel className={css.lead}>
        {shown.picture && <img className={css.art} src={picture(shown.picture)} alt="" width={600} height={300} />}
        <div className={css.copy}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.period}>
            <Icon name="calendar" />
            {promotionDates(shown, language, timeZone)}
          </p>
          <ServerHtml html={content} what={title} level={2} />
          <ActivityButton id={id} state={shown.state ?? "join"} reason={reason} />
        </div>
      </Panel>
      {terms.length > 0 && (
        <Panel padded>
          <h2 className={css.termsTitle}>{t("detail.terms")}</h2>
          <ul className={css.terms}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Panel>
      )}
      <div>
        <ButtonLink href="/promotions" variant="ghost" icon="arrowLeft">
          {t("detail.all")}
        </ButtonLink>
      </div>
    </article>
  );
}
