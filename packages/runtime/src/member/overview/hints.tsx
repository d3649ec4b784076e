import { bets } from "@livery/platform/calls/bets.ts";
import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { callAtom } from "../../kit/calls/callAtom.ts";
import { playLimitsAtom, tightestLimit } from "../../kit/data/playLimits.ts";
import { securityInfoAtom } from "../../kit/data/securityInfo.ts";
import { typedAmount } from "../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { depositsAtom } from "../panes/depositv2/depositData.ts";
import { isOpen } from "../panes/depositv2/orders.ts";
import { rebatesAtom, totalOf } from "../panes/manualRebate/cashback.ts";
import { safetySettings } from "../panes/securityCenter/securityData.ts";
import { isMoving, withdrawalsAtom } from "../panes/withdraw/withdrawData.ts";

/** One row is enough: the answer has the number of all. */
const openBetsAtom = callAtom(bets, () => ({ state: "OPEN", pageNo: 1, pageSize: 1 }) as const);

/** What is behind an entry of the overview at the moment. Each asks for it once it shows, and is empty until it is known. */
export const overviewHints: Readonly<Partial<Record<MemberPaneId, ReactNode>>> = {
  securityCenter: <SafetyHint />,
  depositv2: <DepositHint />,
  withdraw: <WithdrawalHint />,
  personalHistoryCopy: <BetsHint />,
  manualRebate: <CashbackHint />,
  responsiblePlay: <LimitHint />,
};

function SafetyHint() {
  const { t } = useTranslation("member");
  const { data } = useAtomValue(securityInfoAtom);
  return data && t("hint.safety", { done: safetySettings.filter((id) => data[id]).length, all: safetySettings.length });
}

function DepositHint() {
  return <OpenHint count={useAtomValue(depositsAtom).data?.list.filter(isOpen).length} />;
}

function WithdrawalHint() {
  return <OpenHint count={useAtomValue(withdrawalsAtom).data?.list.filter(isMoving).length} />;
}

function BetsHint() {
  return <OpenHint count={useAtomValue(openBetsAtom).data?.total} />;
}

function OpenHint({ count = 0 }: { readonly count: number | undefined }) {
  const { t } = useTranslation("member");
  return count > 0 && t("hint.open", { count });
}

function CashbackHint() {
  const { t } = useTranslation("member");
  const currency = useCurrency();
  const { data } = useAtomValue(rebatesAtom);
  const total = data && totalOf(data.list);
  return total !== undefined && total > 0 && t("hint.cashback", { amount: typedAmount(total, currency) });
}

function LimitHint() {
  const { t } = useTranslation("member");
  const currency = useCurrency();
  const limit = tightestLimit(useAtomValue(playLimitsAtom).data?.limits ?? []);
  return limit && t(`hint.limit.${limit.period}`, { left: typedAmount(limit.left, currency) });
}
