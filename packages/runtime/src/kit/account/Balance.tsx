import type { Minor } from "@livery/product/money.ts";
import { BalanceChip, type BalanceChipProps } from "@livery/ui/BalanceChip/BalanceChip.tsx";
import { HIDDEN_AMOUNT } from "@livery/ui/BalanceChip/hiddenAmount.ts";
import { atom, useAtom, useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Amount } from "../money/Amount.tsx";
import { balanceAtom } from "../data/balance.ts";

/** Whether the amount is hidden: until the page is left or reloaded (SM-003). */
const hiddenAtom = atom(false);

interface BalanceProps extends Pick<BalanceChipProps, "open"> {
  readonly place: "header" | "menu" | "centre";
}

/** The member's balance with a button to refresh it (HD-007 … HD-010, SM-004); elsewhere it can be hidden (SM-002). */
export function Balance({ place, open }: BalanceProps) {
  const { t } = useTranslation("auth");
  const [hidden, setHidden] = useAtom(hiddenAtom);
  const { data, isFetching, isError, refetch } = useAtomValue(balanceAtom);
  return (
    <BalanceChip
      label={t("account.balance")}
      place={place}
      open={open}
      hidden={hidden}
      hide={
        place !== "header"
          ? {
              label: hidden ? t("account.showBalance") : t("account.hideBalance"),
              onToggle: () => setHidden(!hidden),
            }
          : undefined
      }
      updating={isFetching}
      updatingLabel={t("account.updating")}
      refreshLabel={t("account.refresh")}
      onRefresh={() => void refetch()}
      failed={isError && !isFetching ? t("account.failed") : undefined}
      amount={data ? <Amount of={data.total} /> : undefined}
    />
  );
}

/** The balance for a sentence; undefined while it is not known or hidden. */
export function useVisibleBalance(): Minor | undefined {
  const hidden = useAtomValue(hiddenAtom);
  const { data } = useAtomValue(balanceAtom);
  return hidden ? undefined : data?.total;
}

/** The balance in a few digits, for the bar of a page that moves money; nothing until it is known. */
export function BalanceFigure() {
  const hidden = useAtomValue(hiddenAtom);
  const { data } = useAtomValue(balanceAtom);
  if (!data) return null;
  return hidden ? HIDDEN_AMOUNT : <Amount of={data.total} />;
}
