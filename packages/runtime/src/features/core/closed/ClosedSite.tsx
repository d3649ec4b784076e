import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { StatusPage } from "@livery/ui/StatusPage/StatusPage.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useArt } from "../../../parts/useArt.ts";
import { usePageTitle } from "../../../parts/usePageTitle.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { ClosedHead } from "./ClosedHead.tsx";
import { endTime } from "./endTime.ts";
import { PlatformFailure } from "./PlatformFailure.tsx";
import { supportLink } from "./supportLink.ts";

export interface ClosedSiteProps {
  /** What the platform said; `undefined` where it gave no answer. */
  readonly status: SystemStatus | undefined;
  /** Asks it again. */
  readonly retry: () => Promise<unknown>;
}

/** What stands in place of the whole site while it is not open for this visitor. */
export function ClosedSite({ status, retry }: ClosedSiteProps) {
  if (!status) return <PlatformFailure retry={retry} />;
  return status.state === "restricted" ? <Restriction status={status} /> : <Maintenance status={status} />;
}

interface SaidProps {
  readonly status: SystemStatus;
}

/** That maintenance is under way, and until when if anybody knows (SY-007 … SY-012). */
function Maintenance({ status }: SaidProps) {
  const { t } = useTranslation();
  const { empty } = useArt();
  const { maintenanceEnd } = status;
  usePageTitle(t("maintenance.title"));
  return (
    <StatusPage
      head={<ClosedHead />}
      art={empty}
      icon="maintenance"
      title={t("maintenance.title")}
      text={
        <>
          <strong>{t("maintenance.visit")}</strong>
          <br />
          {t("maintenance.lead")}
        </>
      }
      facts={maintenanceEnd === undefined ? [] : [{ label: t("maintenance.end"), value: endTime(maintenanceEnd) }]}
      action={<Contact status={status} />}
    />
  );
}

/** That the visitor's place may not use the site, and which place that is; both are text from outside (SY-013 … SY-019). */
function Restriction({ status }: SaidProps) {
  const { t } = useTranslation();
  const { empty } = useArt();
  const { ip, country } = status.location;
  usePageTitle(t("restriction.title"));
  return (
    <StatusPage
      head={<ClosedHead />}
      art={empty}
      icon="restricted"
      title={t("restriction.title")}
      text={t("restriction.lead")}
      facts={[
        ...(ip ? [{ label: t("restriction.ip"), value: ip }] : []),
        ...(country ? [{ label: t("restriction.country"), value: country }] : []),
      ]}
      action={<Contact status={status} />}
    />
  );
}

function Contact({ status }: SaidProps) {
  const { t } = useTranslation();
  const href = supportLink(status, useSite());
  if (href === undefined) return null;
  return (
    <ButtonLink href={href} icon="support" variant="soft" target="_blank" rel="noopener noreferrer">
      {t("blocked.contact")}
    </ButtonLink>
  );
}
