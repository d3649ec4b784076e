import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { useState } from "react";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { useOpenSupport } from "../../../kit/account/useOpenSupport.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { FormDrawer } from "../../../kit/forms/FormDrawer.tsx";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";
import { PaymentPasswordForm } from "../../payout/PaymentPasswordForm.tsx";
import * as css from "./securityCenter.css.ts";
import { type SafetySetting, type Security, safetySettings } from "./securityData.ts";

const icons = {
  loginPassword: "lock",
  paymentPassword: "shield",
  mobile: "phone",
  email: "mail",
  realName: "idCard",
  bankCard: "bank",
} as const satisfies Record<SafetySetting, IconName>;

/** Each setting that makes the account safe: whether it is made, and a button to make or change it. */
export function SafetyList({ security }: { readonly security: Security }) {
  const { t } = useTranslation("member/securityCenter");
  const { t: menu } = useTranslation("menu");
  const openDialog = useOpenDialog();
  const openPane = useOpenMemberPane();
  const [isSetting, setSetting] = useState(false);
  const [isDone, setDone] = useState(false);
  const clock = useSiteClock();
  const openProfile = () => openPane("profile");
  const openSupport = useOpenSupport();
  const ways: Readonly<Partial<Record<SafetySetting, (() => void) | undefined>>> = {
    loginPassword: () => openDialog("changePassword"),
    paymentPassword: () => setSetting(true),
    mobile: openProfile,
    email: openProfile,
    // No call takes it.
    realName: security.realName ? undefined : openSupport,
  };
  return (
    <Block
      title={t("safety")}
      aside={
        <button type="button" className={parts.way} onClick={openProfile}>
          {menu("pane.profile")}
        </button>
      }
    >
      <ul className={css.list}>
        {safetySettings.map((id) => (
          <li key={id} className={css.row}>
            <span className={css.icon}>
              <Icon name={icons[id]} />
            </span>
            <span className={css.words}>
              <span className={css.name}>{t(`setting.${id}`)}</span>
              <span className={security[id] ? css.second : css.lacking} role="status">
                {t(isDone && id === "paymentPassword" ? "set.now" : security[id] ? "set" : "unset")}
              </span>
            </span>
            {ways[id] && (
              <Button
                size="sm"
                variant={security[id] ? "ghost" : "soft"}
                aria-label={t(security[id] ? "change.label" : "set.label", { setting: t(`setting.${id}`) })}
                onClick={ways[id]}
              >
                {t(security[id] ? "change" : "do")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {security.lastLogin !== undefined && (
        <p className={parts.note}>
          {t("lastLogin", { time: fullTime(new Date(security.lastLogin), clock) })}{" "}
          <button type="button" className={parts.way} onClick={() => openDialog("changePassword")}>
            {t("lastLogin.other")}
          </button>
        </p>
      )}
      <PaymentPasswordDrawer
        isSet={security.paymentPassword}
        isOpen={isSetting}
        onClose={() => setSetting(false)}
        onDone={() => {
          setSetting(false);
          setDone(true);
        }}
      />
    </Block>
  );
}

interface PaymentPasswordDrawerProps {
  readonly isSet: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function PaymentPasswordDrawer({ isSet, isOpen, onClose, onDone }: PaymentPasswordDrawerProps) {
  const { t } = useTranslation("member");
  return (
    <FormDrawer open={isOpen} onClose={onClose} title={t("paymentPassword")}>
      <PaymentPasswordForm isSet={isSet} onDone={onDone} />
    </FormDrawer>
  );
}
