import { useAtomValue } from "jotai";
import { banksAtom, type Card } from "./payoutData.ts";

/** Names a card by its bank or network and its last characters: "Nuri Bank ••••5678". */
export function useCardName(): (card: Pick<Card, "kind" | "bank" | "lastFour">) => string {
  const banks = useAtomValue(banksAtom).data?.list ?? [];
  return ({ kind, bank, lastFour }) => {
    const known = banks.find((one) => one.kind === kind && one.code === bank);
    return `${known?.name ?? bank} ••••${lastFour}`;
  };
}
