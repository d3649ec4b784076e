import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import { StatusPage } from "@livery/ui/StatusPage/StatusPage.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useArt } from "../kit/pictures/useArt.ts";
import { usePageTitle } from "../kit/page/usePageTitle.ts";
import { ClosedHead } from "./ClosedHead.tsx";
import { Contact } from "./Contact.tsx";
import { endTime } from "./endTime.ts";
import { PlatformFailure } from "./PlatformFailure.tsx";
import { useRecheck } from "./useRecheck.ts";

export interface ClosedSiteProps {
  /** The platform's response; `undefined` if there was none. */
  readonly status: SystemStatus | undefined;
}

/** Replaces the whole site while it is closed to this visitor, and checks by itself whether it is open again. */
export function ClosedSite({ status }: ClosedSiteProps) {
  const recheck = useRecheck(status);
  if (!status) return <PlatformFailure retry={recheck} />;
  return status.state === "restricted" ? <Restriction status={status} /> : <Maintenance status={status} />;
}

interface StatusProps {
  readonly status: SystemStatus;
}

/** Maintenance, with its end if that is known (SY-007 … SY-012). */
function Maintenance({ status }: StatusProps) {
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
      action={<Contact />}
      note={t("blocked.recheck")}
    />
  );
}

/** A region without access, with the visitor's location; that is text from outside (SY-013 … SY-019). */
function Restriction({ status }: StatusProps) {
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
      action={<Contact />}
    />
  );
}
