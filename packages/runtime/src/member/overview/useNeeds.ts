import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { atom, useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { typedAmount } from "../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { useSite } from "../../site/SiteContext.ts";
import { depositsAtom } from "../panes/depositv2/depositData.ts";
import { endOf } from "../panes/depositv2/orders.ts";
import { forcedAt, openPart } from "../panes/withdraw/confirmationParts.ts";
import { confirmationAtom, withdrawalsAtom } from "../panes/withdraw/withdrawData.ts";

/** Something that waits for the member. */
export interface Need {
  /** Where it is done. */
  readonly pane: Extract<MemberPaneId, "withdraw" | "depositv2">;
  readonly text: string;
  /** The time that is left for it, as its countdown is named. */
  readonly leftLabel: string;
  /** In ms since 1970. */
  readonly until: number | undefined;
}

const noneAtom = atom({ data: undefined, isPending: false });

/**
 * What waits for the member: a payment to confirm, then a deposit to send; undefined until both are known. What could not
 * be loaded waits for nobody here: its pane says so.
 */
export function useNeeds(): readonly Need[] | undefined {
  const { t } = useTranslation("member");
  const { constants, play } = useSite();
  const currency = useCurrency();
  const orders = useAtomValue(withdrawalsAtom);
  const deposits = useAtomValue(depositsAtom);
  const confirming = orders.data?.list.find(({ state }) => state === "CONFIRMING");
  const confirmation = useAtomValue(confirming ? confirmationAtom(confirming.id) : noneAtom);
  if (orders.isPending || deposits.isPending || confirmation.isPending) return undefined;
  const part = confirmation.data && openPart(confirmation.data);
  const unsent = deposits.data?.list.find(({ state }) => state === "CREATED");
  const needs: Need[] = [];
  if (part)
    needs.push({
      pane: "withdraw",
      text: t("need.confirm", { amount: typedAmount(part.amount, currency) }),
      leftLabel: t("need.confirm.left"),
      until: forcedAt(part, constants.withdrawalAutoReceive),
    });
  if (unsent)
    needs.push({
      pane: "depositv2",
      text: t(`need.send.${play}`, { amount: typedAmount(unsent.amount, currency) }),
      leftLabel: t(`need.send.left.${play}`),
      until: endOf(unsent),
    });
  return needs;
}
