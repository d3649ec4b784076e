import type { SectionProps } from "../../loading/sectionProps.ts";
import type { DialogSectionProps } from "../../dialogs/dialogs.ts";
import { NoticeDialog } from "./NoticeDialog.tsx";
import { NoticePage } from "./NoticePage.tsx";
import { PopupDialog } from "./PopupDialog.tsx";

/** The page, the dialog of a notice, or the pop-ups. */
export function Notices(props: SectionProps | DialogSectionProps<"notice">) {
  if (!("id" in props)) return <NoticePage />;
  const { notice, hide } = props;
  return hide ? <PopupDialog hide={hide} /> : <NoticeDialog notice={notice} />;
}
