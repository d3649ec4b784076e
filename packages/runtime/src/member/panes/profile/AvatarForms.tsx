import { playerAvatars } from "@livery/platform/calls/playerAvatars.ts";
import { setAvatar } from "@livery/platform/calls/setAvatar.ts";
import type { Member } from "@livery/platform/calls/memberInfo.ts";
import type { PlayerAvatarsResponse } from "@livery/platform/decoders/playerAvatars.gen.js";
import { AvatarPicker } from "@livery/ui/AvatarPicker/AvatarPicker.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAvatarAddress } from "../../../kit/account/useAvatar.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { changeMemberAtom } from "../../../session/changeMember.ts";
import * as css from "./profile.css.ts";
import { UploadForm } from "./UploadForm.tsx";

interface AvatarFormsProps {
  readonly member: Member;
  readonly onDone: () => void;
}

/** The pictures to choose from (AP-004), and a picture of one's own. */
export function AvatarForms({ member, onDone }: AvatarFormsProps) {
  const { t } = useTranslation("member/profile");
  const call = useCall(playerAvatars, undefined);
  return (
    <div className={css.forms}>
      <CallView
        call={{ ...call, data: call.data?.avatars }}
        what={t("avatar.gallery")}
        form="row"
        skeleton={
          <div className={css.waitingGallery}>
            <Skeleton shape="fill" />
          </div>
        }
      >
        {(avatars) => <Gallery avatars={avatars} member={member} onDone={onDone} />}
      </CallView>
      <UploadForm onDone={onDone} />
    </div>
  );
}

type Picture = PlayerAvatarsResponse["avatars"][number];

const idOf = ({ avatar, avatarType }: Picture) => `${avatarType} ${avatar}`;

function Gallery({ avatars, member, onDone }: AvatarFormsProps & { readonly avatars: readonly Picture[] }) {
  const { t } = useTranslation("member/profile");
  const addressOf = useAvatarAddress();
  const changeMember = useSetAtom(changeMemberAtom);
  const { kind, source } = member.avatar;
  const [value, setValue] = useState(idOf({ avatar: source, avatarType: kind }));
  const chosen = avatars.find((picture) => idOf(picture) === value);
  const form = useWriteForm({
    fields: {},
    write: useWrite(setAvatar, { invalidates: [] }),
    before: async () => {
      if (chosen && idOf(chosen) !== idOf({ avatar: source, avatarType: kind })) return;
      onDone();
      return "cancelled";
    },
    request: () => chosen!,
    onDone: () => {
      if (chosen) changeMember({ avatar: { kind: chosen.avatarType, source: chosen.avatar } });
      onDone();
    },
    retrySafe: true,
  });
  return (
    <WriteForm form={form} label={t("avatar.gallery")} submitLabel={t("avatar.choose")}>
      <AvatarPicker
        label={t("avatar.gallery")}
        options={avatars.map((picture, index) => ({
          id: idOf(picture),
          src: addressOf({ kind: picture.avatarType, source: picture.avatar }),
          label: picture.avatarType === "CUSTOM" ? t("avatar.own") : t("avatar.number", { number: index + 1 }),
        }))}
        value={value}
        onValue={setValue}
      />
    </WriteForm>
  );
}
