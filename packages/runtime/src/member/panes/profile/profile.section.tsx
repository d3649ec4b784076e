import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { FormSkeleton } from "../../../kit/forms/FormSkeleton.tsx";
import { useSite } from "../../../site/SiteContext.ts";
import { Identity } from "./Identity.tsx";
import * as css from "./profile.css.ts";
import { openGroups, type Profile, profileAtom } from "./profileData.ts";
import { ProfileGroup } from "./ProfileGroup.tsx";
import { ProfileLead } from "./ProfileLead.tsx";

/** What the member shows of themselves, and what the site knows about them (MC-020, MC-040). */
export default function ProfilePane() {
  const { t } = useTranslation("member/profile");
  const { registration } = useSite();
  const call = useQueryResult(profileAtom);
  // What a change answered is newer than what was loaded before it.
  const [saved, setSaved] = useState<{ readonly profile: Profile; readonly at: number }>();
  const profile = saved && saved.at > call.at ? saved.profile : call.data;
  const save = (answered: Profile) => setSaved({ profile: answered, at: Date.now() });
  const lead = profile ? <ProfileLead profile={profile} /> : <Skeleton />;
  return (
    <Pane lead={call.failed ? undefined : lead}>
      <Identity profile={profile} onSaved={save} />
      <CallView
        call={{ ...call, data: profile }}
        what={t("data")}
        form="row"
        skeleton={<FormSkeleton label={t("loading")} fields={[{}, {}, {}, {}]} />}
      >
        {(value) => (
          <div className={css.groups}>
            {openGroups(registration).map((group) => (
              <ProfileGroup key={group.id} {...group} profile={value} onSaved={save} />
            ))}
          </div>
        )}
      </CallView>
    </Pane>
  );
}
