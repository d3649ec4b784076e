import { useTranslation } from "../../i18n/useTranslation.ts";
import { LaterPart } from "../../kit/LaterPart.tsx";
import { lazyCode } from "../../loading/lazyCode.ts";

const gamePage = lazyCode(async () => (await import("../../launch/GamePage.tsx")).GamePage);

/** The opened game, played from the balance itself: /seamless (RT-028). The texts of games are loaded with its code. */
export default function Seamless() {
  const { t } = useTranslation("seamless");
  const { t: core } = useTranslation();
  return <LaterPart code={gamePage} texts="launch" what={core("footer.games")} props={{ note: t("note") }} />;
}
