import { BalanceChip } from "@livery/ui/BalanceChip/BalanceChip.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Amount } from "../../parts/money/Amount.tsx";
import { balanceAtom } from "../../state/queries/balance.ts";

/** The member's balance, with a button to refresh it (HD-007 … HD-010, SM-004). */
export function Balance({ inHeader = false }: { readonly inHeader?: boolean }) {
  const { t } = useTranslation("auth");
  const { data, isFetching, isError, refetch } = useAtomValue(balanceAtom);
  return (
    <BalanceChip
      label={t("account.balance")}
      inHeader={inHeader}
      updating={isFetching}
      updatingLabel={t("account.updating")}
      refreshLabel={t("account.refresh")}
      onRefresh={() => void refetch()}
      failed={isError && !isFetching ? t("account.failed") : undefined}
      {...(data && { amount: <Amount of={data.total} /> })}
    />
  );
}
