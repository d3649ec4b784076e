import { isOpen, registrationGate } from "@livery/product/gate.ts";
import { Dialog, type DialogProps } from "@livery/ui/Dialog/Dialog.tsx";
import { Logo } from "@livery/ui/Logo/Logo.tsx";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useArt } from "../../../parts/useArt.ts";
import { usePicture } from "../../../parts/usePicture.ts";
import { useOwnText } from "../../../state/language.ts";
import { announcementsAtom } from "../../../state/queries/announcements.ts";
import { announcementTypes } from "../../../state/queries/announcementTypes.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { useSwitches } from "../../../state/switches.ts";
import { AgeLine } from "./AgeLine.tsx";
import type { AuthKind } from "./authKind.ts";
import { authPicture } from "./authPicture.ts";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

export interface AuthDialogProps {
  /** Which of its forms is open; without one the dialog is closed. */
  readonly kind: AuthKind | undefined;
  readonly onKind: (kind: AuthKind) => void;
  readonly onClose: () => void;
}

/** Login and registration over the page, in the format of the brand (MO-013). Registration only where it is open (BR-026). */
export function AuthDialog(props: AuthDialogProps) {
  const { layout } = useSite();
  return layout.auth === "split" ? <WithPicture {...props} /> : <Forms {...props} />;
}

function WithPicture(props: AuthDialogProps) {
  const { t } = useTranslation("core");
  const { heroPhone } = useArt();
  const picture = usePicture();
  const { data } = useAtomValue(announcementsAtom(announcementTypes(useSite())));
  const own = { src: heroPhone, eyebrow: t("home.hero.eyebrow"), title: t("home.hero.title") };
  return <Forms {...props} picture={authPicture(props.kind ?? "login", data?.banners ?? [], own, picture)} />;
}

function Forms({
  kind = "login",
  kind: opened,
  onKind,
  onClose,
  picture,
}: AuthDialogProps & Pick<DialogProps, "picture">) {
  const { t } = useTranslation("auth");
  const { assets, name } = useSite();
  const switches = useSwitches();
  const read = useOwnText();
  return (
    <Dialog
      open={opened !== undefined}
      onClose={onClose}
      title={t(`${kind}.title`)}
      closeLabel={t("close")}
      format="auth"
      head={<Logo src={assets.logo} name={read(name)} />}
      {...(picture && { picture })}
    >
      {isOpen(registrationGate, { switches }) ? (
        <Tabs
          label={t("tabs")}
          selected={kind}
          onSelect={onKind}
          items={[
            { id: "login", label: t("login.tab"), panel: <LoginForm /> },
            { id: "register", label: t("register.tab"), panel: <RegisterForm onMade={() => onKind("login")} /> },
          ]}
        />
      ) : (
        <LoginForm />
      )}
      <AgeLine />
    </Dialog>
  );
}
