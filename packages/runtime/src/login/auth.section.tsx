import { isOpen, registrationGate } from "@livery/product/gate.ts";
import type { DialogProps } from "@livery/ui/Dialog/Dialog.tsx";
import { Logo } from "@livery/ui/Logo/Logo.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { namesBreakAtom } from "../kit/account/breakFromPlay.ts";
import { DialogFrame } from "../kit/DialogFrame.tsx";
import { useArt } from "../kit/pictures/useArt.ts";
import { usePicture } from "../kit/pictures/usePicture.ts";
import { type DialogSectionProps, useOpenDialog } from "../dialogs/dialogs.ts";
import { useOwnText } from "../site/language.ts";
import { announcementsAtom } from "../kit/data/announcements.ts";
import { announcementTypes } from "../kit/data/announcementTypes.ts";
import { useSite } from "../site/SiteContext.ts";
import { useSwitches } from "../site/switches.ts";
import { AgeLine } from "./AgeLine.tsx";
import * as css from "./auth.css.ts";
import { AuthBanners } from "./AuthBanners.tsx";
import { authPicture } from "./authPicture.ts";
import { FreePlayAge } from "./FreePlayAge.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { RecoveryForms } from "./recovery/RecoveryForms.tsx";
import { RegistrationAmount } from "./RegistrationAmount.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

type AuthProps = DialogSectionProps<"auth">;

/**
 * Login, registration, the recovery of a password and the age check before free play over the page, in the format of the
 * brand (MO-013). Registration only where it is open (BR-026).
 */
export default function Auth(props: AuthProps) {
  const { layout } = useSite();
  return layout.auth === "split" ? <WithPicture {...props} /> : <Forms {...props} />;
}

function WithPicture(props: AuthProps) {
  const { t } = useTranslation("core");
  const { heroPhone } = useArt();
  const picture = usePicture();
  const { data } = useAtomValue(announcementsAtom(announcementTypes(useSite())));
  const own = { src: heroPhone, eyebrow: t("home.hero.eyebrow"), title: t("home.hero.title") };
  // During a break the words beside the form invite nobody (CO-024).
  const isOnBreak = useAtomValue(namesBreakAtom);
  const shown = isOnBreak ? { src: heroPhone } : authPicture(props.id, data?.banners ?? [], own, picture);
  return <Forms {...props} picture={shown} />;
}

function Forms({ picture, ...props }: AuthProps & Pick<DialogProps, "picture">) {
  const { id } = props;
  const notice = props.id === "login" ? props.notice : undefined;
  const { t } = useTranslation("auth");
  const { assets, name } = useSite();
  const switches = useSwitches();
  const read = useOwnText();
  const openDialog = useOpenDialog();
  const isOnBreak = useAtomValue(namesBreakAtom);
  return (
    <DialogFrame
      title={t(isOnBreak && id === "login" ? "break.heading" : `${id}.title`)}
      format="auth"
      head={<Logo src={assets.logo} name={read(name)} on="modal.bg" />}
      picture={picture}
    >
      {notice && (
        <div className={css.notice} role="alert">
          <Notice tone={notice === "passwordSet" ? "success" : "info"}>{t(`login.notice.${notice}`)}</Notice>
        </div>
      )}
      {id === "register" && <RegistrationAmount />}
      {(id === "login" || id === "register") && <AuthBanners form={id} besideForm={picture !== undefined} />}
      <TitleFocus of={id === "forgotPassword" || id === "freePlay" ? id : "forms"} />
      {id === "forgotPassword" ? (
        <RecoveryForms />
      ) : id === "freePlay" ? (
        <FreePlayAge />
      ) : isOpen(registrationGate, { switches }) ? (
        <Tabs
          label={t("tabs")}
          selected={id}
          onSelect={(form) => openDialog(form)}
          items={[
            { id: "login", label: t("login.tab"), panel: <LoginForm /> },
            { id: "register", label: t("register.tab"), panel: <RegisterForm onMade={() => openDialog("login")} /> },
          ]}
        />
      ) : (
        <LoginForm />
      )}
      <AgeLine />
    </DialogFrame>
  );
}

/** What led from one form to another, or back, is gone then: the title, which has changed, takes the focus. */
function TitleFocus({ of: shown }: { readonly of: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.closest("dialog")?.querySelector<HTMLElement>("[data-autofocus-title]")?.focus();
  }, [shown]);
  return <span ref={place} hidden />;
}
