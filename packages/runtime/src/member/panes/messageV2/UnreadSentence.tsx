import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";

/** How many messages wait, in both boxes. */
export function UnreadSentence({ count }: { readonly count: number }) {
  const { t } = useTranslation("member/messageV2");
  return (
    <Sentence>{count > 0 ? t("unread", { count, number: figure(formatCount(count)) }) : t("unread.none")}</Sentence>
  );
}
