import { Avatar } from "@livery/ui/Avatar/Avatar.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useState } from "react";
import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAvatar } from "../../../kit/account/useAvatar.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { FormDrawer } from "../../../kit/forms/FormDrawer.tsx";
import { useSession } from "../../../session/session.ts";
import { AvatarForms } from "./AvatarForms.tsx";
import { NicknameForm } from "./NicknameForm.tsx";
import * as css from "./profile.css.ts";
import type { Profile } from "./profileData.ts";

interface IdentityProps {
  /** Undefined until it is here. */
  readonly profile: Profile | undefined;
  readonly onSaved: (profile: Profile) => void;
}

/** How the site shows the member, and the ways to change it. */
export function Identity(props: IdentityProps) {
  const session = useSession();
  return session.state === "in" ? <Shown {...props} member={session.member} /> : null;
}

function Shown({ profile, onSaved, member }: IdentityProps & { readonly member: Member }) {
  const { t } = useTranslation("member/profile");
  const { t: auth } = useTranslation("auth");
  const [opened, setOpened] = useState<"avatar" | "nickname">();
  const [saved, setSaved] = useState<"avatar" | "nickname">();
  const open = (id: "avatar" | "nickname") => {
    setSaved(undefined);
    setOpened(id);
  };
  const done = (id: "avatar" | "nickname") => {
    setSaved(id);
    setOpened(undefined);
  };
  const { account, nickname } = member;
  return (
    <section className={css.identity} aria-label={t("identity")}>
      <Avatar src={useAvatar(member)} size="xl" />
      <div className={css.words}>
        <h4 className={css.nickname}>{nickname}</h4>
        <p className={parts.note}>{auth("account.id", { account })}</p>
        <div className={parts.actions}>
          <Button size="sm" variant="soft" onClick={() => open("avatar")}>
            {t("avatar.change")}
          </Button>
          <Button size="sm" variant="soft" disabled={!profile} onClick={() => open("nickname")}>
            {t("nickname.change")}
          </Button>
        </div>
        <p className={css.status} role="status">
          {saved && t(`${saved}.saved`)}
        </p>
      </div>
      <FormDrawer open={opened === "avatar"} title={t("avatar.change")} onClose={() => setOpened(undefined)}>
        <AvatarForms member={member} onDone={() => done("avatar")} />
      </FormDrawer>
      <FormDrawer open={opened === "nickname"} title={t("nickname.change")} onClose={() => setOpened(undefined)}>
        {profile && (
          <NicknameForm
            profile={profile}
            onSaved={(answered) => {
              onSaved(answered);
              done("nickname");
            }}
          />
        )}
      </FormDrawer>
    </section>
  );
}
