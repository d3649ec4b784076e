import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { securityInfoAtom } from "../../../kit/data/securityInfo.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { FormDrawer } from "../../../kit/forms/FormDrawer.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { AddCardForm } from "../../payout/AddCardForm.tsx";
import { bankCardsAtom, type Card } from "../../payout/payoutData.ts";
import { useCardName } from "../../payout/useCardName.ts";
import { RemoveCardForm } from "./RemoveCardForm.tsx";
import * as css from "./securityCenter.css.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** The accounts and addresses that the member is paid out to; a drawer adds or removes one. */
export function PayoutAccounts() {
  const { t } = useTranslation("member/securityCenter");
  const cards = useQueryResult(bankCardsAtom);
  const hasPassword = useAtomValue(securityInfoAtom).data?.paymentPassword === true;
  const nameOf = useCardName();
  const [opened, setOpened] = useState<Card | "new">();
  const close = () => setOpened(undefined);
  return (
    <Block title={t("accounts")}>
      <CallView
        call={cards}
        what={t("accounts")}
        form="row"
        skeleton={<Skeleton shape="text" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={parts.note}>{t("accounts.none")}</p>}
      >
        {({ list }) => (
          <ul className={css.list}>
            {list.map((card) => (
              <Account key={card.id} card={card} onRemove={() => setOpened(card)} />
            ))}
          </ul>
        )}
      </CallView>
      {hasPassword ? (
        <Button size="sm" variant="soft" icon="plus" onClick={() => setOpened("new")}>
          {t("accounts.add")}
        </Button>
      ) : (
        <p className={parts.note}>{t("accounts.needPassword")}</p>
      )}
      <FormDrawer
        open={opened !== undefined}
        onClose={close}
        title={opened === undefined ? "" : opened === "new" ? t("accounts.add") : nameOf(opened)}
      >
        {opened === "new" && <AddCardForm onAdded={close} />}
        {opened !== undefined && opened !== "new" && <RemoveCardForm card={opened} onRemoved={close} />}
      </FormDrawer>
    </Block>
  );
}

function Account({ card, onRemove }: { readonly card: Card; readonly onRemove: () => void }) {
  const { t } = useTranslation("member/securityCenter");
  const nameOf = useCardName();
  const clock = useSiteClock();
  const { kind, holder, isDefault, usableFrom } = card;
  const notes = [
    holder,
    usableFrom === undefined
      ? isDefault && t("accounts.usedLast")
      : t("accounts.waits", { time: shortTime(new Date(usableFrom), clock) }),
  ];
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon name={kind === "BANK" ? "bank" : "coin"} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{nameOf(card)}</span>
        <span className={css.second}>{notes.filter(Boolean).join(" · ")}</span>
      </span>
      <IconButton icon="trash" label={t("accounts.remove", { card: nameOf(card) })} onClick={onRemove} />
    </li>
  );
}
