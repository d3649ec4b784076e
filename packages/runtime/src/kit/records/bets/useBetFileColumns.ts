import type { WireBet } from "@livery/platform/decoders/shared/bet.gen.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useGameTypeName } from "../../menus/useGameTypeName.ts";
import { useVendorName } from "../../menus/useVendorName.ts";
import type { FileColumn } from "../RecordFile.tsx";

/** The columns of a file of bets. What is open has neither a payout nor a result. */
export function useBetFileColumns(netLabel: string): readonly FileColumn<WireBet>[] {
  const { t } = useTranslation("records");
  const nameOf = useGameTypeName();
  const vendorName = useVendorName();
  return [
    { label: t("time"), time: ({ at }) => at },
    { label: t("bet.game"), text: ({ game }) => game },
    { label: t("bet.gameType"), text: ({ gameType }) => nameOf(gameType) },
    { label: t("bet.vendor"), text: ({ vendor }) => vendorName(vendor) },
    { label: t("bet.stake"), amount: ({ stake }) => stake },
    { label: t("bet.validBet"), amount: ({ validBet }) => validBet },
    { label: t("bet.payout"), amount: ({ payout, state }) => (state === "OPEN" ? undefined : payout) },
    { label: netLabel, amount: ({ net, state }) => (state === "OPEN" ? undefined : net) },
    { label: t("state"), text: ({ state }) => t(`bet.state.${state}`) },
    { label: t("number"), text: ({ id }) => id },
  ];
}
