import { type DialogId, dialogRow, type DialogSectionId } from "@livery/product/dialogs.ts";
import type { Texts } from "../i18n/createTexts.ts";
import type { DialogSectionProps } from "../dialogs/dialogs.ts";
import { lazySection, type Section } from "../loading/lazySection.ts";

/** The code of the dialogs, a chunk for each section; a section of the table without a line here does not compile. */
export const dialogSections = {
  sideMenu: lazySection(() => import("../frame/sideMenu/sideMenu.section.tsx")),
  auth: lazySection(() => import("../login/auth.section.tsx")),
  welcome: lazySection(() => import("../login/welcome.section.tsx")),
  password: lazySection(() => import("../login/password.section.tsx")),
  logout: lazySection(() => import("../login/logout.section.tsx")),
  warning: lazySection(() => import("./warning.section.tsx")),
  launch: lazySection(() => import("../launch/launch.section.tsx")),
  gameWindow: lazySection(() => import("../launch/gameWindow.section.tsx")),
  network: lazySection(() => import("./network.section.tsx")),
  reload: lazySection(() => import("./reload.section.tsx")),
  notice: lazySection(() => import("../features/notices/notice.section.tsx")),
  chat: lazySection(() => import("../features/chat/chat.section.tsx")),
  memberCentre: lazySection(() => import("../member/memberCentre.section.tsx")),
  agentCentre: lazySection(() => import("../agent/agentCentre.section.tsx")),
} satisfies { readonly [Id in DialogSectionId]: Section<DialogSectionProps<Id>> };

/** The code of dialogs by section, as the stack uses it. */
export type DialogSections = Readonly<Partial<Record<string, Section<never>>>>;

/** Loads a dialog's code and texts before it is opened. A failure is ignored here: opening it tries again. */
export function preloadDialog(id: DialogId, texts: Texts, sections: DialogSections = dialogSections): void {
  const { section = id, texts: file } = dialogRow(id);
  Promise.all([sections[section]?.preload(), texts.prefetch(file)]).catch(() => undefined);
}
