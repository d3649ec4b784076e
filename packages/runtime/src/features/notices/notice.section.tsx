import { useTranslation } from "../../i18n/useTranslation.ts";
import { LaterPart } from "../../parts/LaterPart.tsx";
import { lazyCode } from "../../parts/lazyCode.ts";
import type { SectionProps } from "../../parts/sectionProps.ts";
import type { DialogSectionProps } from "../../state/dialogs.ts";

const code = lazyCode(async () => (await import("./Notices.tsx")).Notices);

/** The notices: their page /noticePage (RT-010) and, by the id, their dialogs. One chunk, because they share most of it. */
export default function NoticeSection(props: SectionProps | DialogSectionProps<"notice">) {
  const { t } = useTranslation("notices");
  return <LaterPart code={code} what={t("page.title")} props={props} />;
}
