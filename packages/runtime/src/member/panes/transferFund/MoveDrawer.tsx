import { minor } from "@livery/product/money.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useState } from "react";
import { FormDrawer } from "../../../kit/forms/FormDrawer.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { MoveForm, type Place } from "./MoveForm.tsx";
import * as css from "./transferFund.css.ts";
import { MAIN, type Move, type MoveFunds } from "./walletData.ts";

interface MoveDrawerProps {
  readonly main: Place;
  /** The wallet to move money to or from; the drawer is closed without one. */
  readonly provider: Place | undefined;
  readonly move: MoveFunds;
  readonly onClose: () => void;
}

/** The form of a transfer between wallets, and then what it has done. */
export function MoveDrawer({ main, provider, move, onClose }: MoveDrawerProps) {
  // The places as they were before the transfer.
  const [done, setDone] = useState<{ readonly move: Move; readonly before: readonly [Place, Place] }>();
  const close = () => {
    setDone(undefined);
    onClose();
  };
  return (
    <FormDrawer open={provider !== undefined} title={provider?.name ?? ""} onClose={close}>
      {provider &&
        (done ? (
          <MoveResult
            move={done.move}
            main={main}
            provider={provider}
            isFresh={main.at > done.before[0].at && provider.at > done.before[1].at}
            onClose={close}
          />
        ) : (
          <MoveForm
            key={provider.id}
            main={main}
            provider={provider}
            move={move}
            onMoved={(moved) => setDone({ move: moved, before: [main, provider] })}
          />
        ))}
    </FormDrawer>
  );
}

interface MoveResultProps extends Record<"main" | "provider", Place> {
  readonly move: Move;
  /** The balances are from after the transfer. */
  readonly isFresh: boolean;
  readonly onClose: () => void;
}

function MoveResult({ move: { from, amount }, main, provider, isFresh, onClose }: MoveResultProps) {
  const { t } = useTranslation("member/transferFund");
  const { t: core } = useTranslation("core");
  const currency = useCurrency();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  const places = from === MAIN ? [main, provider] : [provider, main];
  return (
    <div className={css.move}>
      <Summary
        level={3}
        title={t("moved", { amount: typedAmount(minor(amount), currency) })}
        titleRef={titleRef}
        lines={places.map(({ name, balance }) => ({
          label: name,
          value: isFresh && balance !== undefined ? <Amount of={balance} /> : "–",
        }))}
      >
        <Button variant="soft" size="lg" block onClick={onClose}>
          {core("dialog.close")}
        </Button>
      </Summary>
    </div>
  );
}
