import { playerAvatars } from "@livery/platform/calls/playerAvatars.ts";
import { uploadAvatar } from "@livery/platform/calls/uploadAvatar.ts";
import type { UploadAvatarRequest } from "@livery/platform/requests/uploadAvatar.gen.js";
import { useSetAtom } from "jotai";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PicturesField } from "../../../kit/forms/pictures/PicturesField.tsx";
import { usePictures } from "../../../kit/forms/pictures/usePictures.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { changeMemberAtom } from "../../../session/changeMember.ts";
import { useSite } from "../../../site/SiteContext.ts";

/** A picture of the member's own (AP-103). */
export function UploadForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation("member/profile");
  const { t: forms } = useTranslation("forms");
  const { constants } = useSite();
  const changeMember = useSetAtom(changeMemberAtom);
  const pictures = usePictures({ most: 1, megabytes: constants.imageSize });
  const [picture] = pictures.chosen;
  const form = useWriteForm({
    fields: {
      image: {
        label: t("avatar.upload"),
        kind: "text",
        rule: { required: false },
        texts: { in_required: t("avatar.none"), in_pattern_0: forms("picture.refused") },
      },
    },
    check: () => ({ image: picture ? undefined : "in_required" }),
    // Another picture is another upload, whatever became of the one before.
    write: useWrite(uploadAvatar, { invalidates: [playerAvatars], scope: picture?.id }),
    request: () => ({ image: picture!.file, type: picture!.file.type as UploadAvatarRequest["type"] }),
    onDone: ({ avatar, avatarType }) => {
      changeMember({ avatar: { kind: avatarType, source: avatar } });
      onDone();
    },
  });
  return (
    <WriteForm form={form} label={t("avatar.upload")} submitLabel={t("avatar.send")}>
      <PicturesField
        pictures={pictures}
        field={{ ...form.shown("image"), required: true, optionalLabel: undefined }}
        note={t("avatar.seen")}
      />
    </WriteForm>
  );
}
