import { useTranslation } from "../../i18n/useTranslation.ts";
import { lazyCode } from "../../parts/lazyCode.ts";
import { useLazyModule } from "../../parts/useLazyModule.ts";

const gamePage = lazyCode(async () => (await import("../../parts/game/GamePage.tsx")).GamePage);

/** The opened game, played from the balance itself: /seamless (RT-028). The texts of games are loaded with its code. */
export default function Seamless() {
  const { t } = useTranslation("seamless");
  const { code: GamePage } = useLazyModule(gamePage, "launch");
  return GamePage ? <GamePage note={t("note")} /> : null;
}
