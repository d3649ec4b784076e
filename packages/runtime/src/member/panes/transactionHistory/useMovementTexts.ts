import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { kindOf, type Movement, type MovementKind, stateOf } from "./movements.ts";

/** Names kinds and states; what the site does not know is shown as the platform sent it. */
export function useMovementTexts() {
  const { t } = useTranslation("member/transactionHistory");
  const { play } = useSite();
  const nameOfKind = (kind: MovementKind) => (kind === "DEPOSIT" ? t(`kind.DEPOSIT.${play}`) : t(`kind.${kind}`));
  return {
    t,
    nameOfKind,
    kindText(movement: Movement): string {
      const kind = kindOf(movement);
      return kind ? nameOfKind(kind.id) : movement.kind;
    },
    stateText(movement: Movement): string {
      const known = stateOf(movement);
      return known ? t(`state.${known.id}`) : movement.state;
    },
  };
}
