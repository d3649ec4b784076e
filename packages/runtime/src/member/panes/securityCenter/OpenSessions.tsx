import { endSessions } from "@livery/platform/calls/endSessions.ts";
import { sessions } from "@livery/platform/calls/sessions.ts";
import type { WireOpenSession } from "@livery/platform/decoders/shared/openSession.gen.ts";
import { defined } from "@livery/platform/defined.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { ConfirmedWrite } from "../../../kit/forms/ConfirmedWrite.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import * as css from "./securityCenter.css.ts";
import { sessionsAtom } from "./securityData.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** Where the member is logged in (AP-109); every session but this one can be ended. */
export function OpenSessions() {
  const { t } = useTranslation("member/securityCenter");
  return (
    <Block title={t("sessions")}>
      <CallView
        call={useQueryResult(sessionsAtom)}
        what={t("sessions")}
        form="row"
        skeleton={<Skeleton shape="text" />}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) => (
          <>
            <ul className={css.list}>
              {list.map((session) => (
                <OpenSession key={session.id} session={session} />
              ))}
            </ul>
            {list.length > 2 && <EndSessions label={t("sessions.endOthers")} />}
          </>
        )}
      </CallView>
    </Block>
  );
}

function OpenSession({
  session: { id, address, current, lastUsedAt, startedAt },
}: {
  readonly session: WireOpenSession;
}) {
  const { t } = useTranslation("member/securityCenter");
  const clock = useSiteClock();
  const started = t("sessions.since", { time: shortTime(new Date(startedAt), clock) });
  const used = current ? t("sessions.this") : t("sessions.used", { time: shortTime(new Date(lastUsedAt), clock) });
  return (
    <li className={css.session}>
      <span className={css.words}>
        <span className={css.name}>{address ?? t("sessions.unknown")}</span>
        <span className={css.second}>
          {used} · {started}
        </span>
      </span>
      {!current && <EndSessions id={id} label={t("sessions.end", { address: address ?? t("sessions.unknown") })} />}
    </li>
  );
}

/** Ends one session, or all but this one. */
function EndSessions({ id, label }: { readonly id?: string; readonly label: string }) {
  const { t } = useTranslation("member/securityCenter");
  const form = useWriteForm({
    fields: {},
    write: useWrite(endSessions, { invalidates: [sessions], scope: id }),
    request: () => defined({ id }),
    retrySafe: true,
  });
  return (
    <ConfirmedWrite
      form={form}
      label={label}
      question={{ title: t("sessions.ask"), text: t("sessions.askText"), keep: t("sessions.keep") }}
    />
  );
}
