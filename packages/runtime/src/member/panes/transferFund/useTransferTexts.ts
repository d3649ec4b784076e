import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MAIN } from "./walletData.ts";

const kinds: readonly string[] = ["UP", "DOWN", "RECEIVED", "WALLET"] satisfies readonly WireTransfer["kind"][];

/** Names kinds and ends of transfers; what the site does not know is shown as the platform sent it. */
export function useTransferTexts(nameOf: (vendor: string) => string) {
  const { t } = useTranslation("member/transferFund");
  const placeText = (place: string) => (place === MAIN ? t("main") : nameOf(place));
  return {
    t,
    placeText,
    kindText: ({ kind }: WireTransfer) => (kinds.includes(kind) ? t(`kind.${kind}`) : kind),
    wayText: ({ from, to }: WireTransfer) => `${placeText(from)} → ${placeText(to)}`,
  };
}
