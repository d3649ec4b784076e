import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { appKinds, type OfferedResource, resourceLabel } from "../../kit/resources/offeredResources.ts";
import { ResourceQr } from "../../kit/resources/ResourceQr.tsx";
import { useLanguage, useOwnText } from "../../site/language.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./download.css.ts";
import { Steps } from "./Steps.tsx";

type AppKind = (typeof appKinds)[number];

const icons = { IOS: "ios", MOBILECONFIG: "ios", Android: "android" } as const satisfies Record<AppKind, IconName>;

/** One app of the platform: its QR code, its link, and how to install it. A package outside a store carries a warning. */
export function AppCard({ resource }: { readonly resource: OfferedResource<AppKind> }) {
  const { t } = useTranslation("download");
  const { language } = useLanguage();
  const site = useSite();
  const read = useOwnText();
  const { kind } = resource;
  const name = resourceLabel(resource.labels, language, t(`apps.${kind}.name`));
  return (
    <li className={css.item}>
      <Panel padded className={css.card}>
        <div className={css.head}>
          <span className={css.mark}>
            <Icon name={icons[kind]} />
          </span>
          <div className={css.words}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.note}>{t(`apps.${kind}.note`)}</p>
          </div>
        </div>
        <figure className={css.code}>
          <ResourceQr resource={resource} label={t("qr", { name })} />
          <figcaption className={css.caption}>{t("scan")}</figcaption>
        </figure>
        <ButtonLink
          href={resource.href}
          icon="download"
          block
          rel="noopener noreferrer"
          aria-label={t("get", { name })}
        >
          {t("getShort")}
        </ButtonLink>
        {kind !== "IOS" && (
          <Notice tone="warning" title={t(`apps.${kind}.warning`)}>
            {t("publisher", { name: read(site.name), host: new URL(resource.href).host })}
            {resource.checksum !== undefined && (
              <code className={css.checksum}>{t("checksum", { value: resource.checksum })}</code>
            )}
          </Notice>
        )}
        <Accordion items={[{ id: kind, title: t("how"), content: <Steps text={t(`apps.${kind}.steps`)} /> }]} />
      </Panel>
    </li>
  );
}

export function AppCardsSkeleton() {
  return (
    <div className={css.cards} aria-busy="true">
      {appKinds.map((kind) => (
        <div key={kind} className={css.waiting}>
          <Skeleton shape="fill" />
        </div>
      ))}
    </div>
  );
}
