import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { FormDrawer } from "../../../kit/forms/FormDrawer.tsx";
import { countryNames } from "../../../kit/data/countries.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { useLanguage } from "../../../site/language.ts";
import { MobileForm } from "./MobileForm.tsx";
import * as css from "./profile.css.ts";
import { type GroupId, isFixed, type Profile, type ProfileFieldId } from "./profileData.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { useFieldName } from "./useFieldName.ts";

interface ProfileGroupProps {
  readonly id: GroupId;
  readonly fields: readonly Exclude<ProfileFieldId, "nickname">[];
  readonly profile: Profile;
  readonly onSaved: (profile: Profile) => void;
}

/** What the site knows of one kind, and the ways to change it; what is set once and for all has a lock. */
export function ProfileGroup({ id, fields, profile, onSaved }: ProfileGroupProps) {
  const { t } = useTranslation("member/profile");
  const { language } = useLanguage();
  const nameOf = useFieldName();
  const [opened, setOpened] = useState<"group" | "mobile">();
  const [isSaved, setIsSaved] = useState(false);
  const open = (form: "group" | "mobile") => {
    setIsSaved(false);
    setOpened(form);
  };
  const save = (answered: Profile) => {
    onSaved(answered);
    setIsSaved(true);
    setOpened(undefined);
  };
  const close = () => setOpened(undefined);
  const changeable = fields.filter((name) => !isFixed(name, profile));
  const named = changeable.filter((name) => name !== "mobile");
  const valueOf = (name: ProfileFieldId) => {
    const value = profile[name];
    return value && name === "nationality" ? countryNames(language)(value) : value;
  };
  return (
    <Block title={t(`group.${id}`)}>
      <dl className={css.list}>
        {fields.map((name) => (
          <div key={name} className={css.row}>
            <dt className={css.label}>{nameOf(name)}</dt>
            <dd className={valueOf(name) ? css.value : css.none}>
              <span className={css.text}>{valueOf(name) || t("none")}</span>
              {isFixed(name, profile) && (
                <span className={css.fixed}>
                  <Icon name="lock" />
                  {t("fixed")}
                </span>
              )}
              {name === "mobile" && changeable.includes(name) && (
                <Button
                  size="sm"
                  variant="soft"
                  aria-label={t(profile.mobile ? "mobile.change" : "mobile.add")}
                  onClick={() => open("mobile")}
                >
                  {t(profile.mobile ? "change" : "add")}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {named.length > 0 ? (
        <div>
          <Button
            size="sm"
            variant="soft"
            aria-label={t("edit.label", { group: t(`group.${id}`) })}
            onClick={() => open("group")}
          >
            {t("edit")}
          </Button>
        </div>
      ) : (
        <p className={parts.note}>{t("fixed.all")}</p>
      )}
      <FormDrawer open={opened === "group"} title={t(`group.${id}`)} onClose={close}>
        <ProfileForm group={id} names={named} profile={profile} onSaved={save} />
      </FormDrawer>
      <FormDrawer open={opened === "mobile"} title={nameOf("mobile")} onClose={close}>
        <MobileForm profile={profile} onSaved={save} />
      </FormDrawer>
      {/* after the drawers: they close first */}
      <div className={css.status} role="status">
        {isSaved && <Saved />}
      </div>
    </Block>
  );
}

/** Takes the focus of the button that opened the form, where that is gone because nothing can be changed any more. */
function Saved() {
  const { t } = useTranslation("member/profile");
  const place = useFocusIfLost<HTMLParagraphElement>();
  return (
    <p className={parts.note} tabIndex={-1} ref={place}>
      {t("saved")}
    </p>
  );
}
