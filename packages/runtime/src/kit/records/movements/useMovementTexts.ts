import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { kindOf, type MovementKind, stateOf } from "./movements.ts";

/** Names kinds and states; what the site does not know is shown as the platform sent it. */
export function useMovementTexts() {
  const { t } = useTranslation("records");
  const { play } = useSite();
  const nameOfKind = (kind: MovementKind) =>
    kind === "DEPOSIT" ? t(`movement.DEPOSIT.${play}`) : t(`movement.${kind}`);
  return {
    t,
    nameOfKind,
    kindText(movement: WireTransaction): string {
      const kind = kindOf(movement);
      return kind ? nameOfKind(kind.id) : movement.kind;
    },
    stateText(movement: WireTransaction): string {
      const known = stateOf(movement);
      return known ? t(`movement.state.${known.id}`) : movement.state;
    },
  };
}
