import type { SectionProps } from "../../loading/sectionProps.ts";
import type { DialogSectionProps } from "../../dialogs/dialogs.ts";
import { Notices } from "./Notices.tsx";

/** The notices: their page /noticePage (RT-010) and, by the id, their dialogs. One chunk, because they share most of it. */
export default function NoticeSection(props: SectionProps | DialogSectionProps<"notice">) {
  return <Notices {...props} />;
}
