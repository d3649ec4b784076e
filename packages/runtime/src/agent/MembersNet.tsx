import { type Minor, minor } from "@livery/product/money.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Figure } from "../kit/money/Figure.tsx";
import * as css from "./MembersNet.css.ts";

/** What members won or lost, with the word instead of a sign: their loss is no loss of the agent who reads it. */
export function MembersNet({ of }: { readonly of: Minor }) {
  const { t } = useTranslation("agent");
  return (
    <span className={css.net}>
      {of !== 0 && <span className={css.word}>{of > 0 ? t("net.won") : t("net.lost")}</span>}
      <Figure of={minor(Math.abs(of))} />
    </span>
  );
}
