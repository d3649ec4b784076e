import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom, type createStore } from "jotai";
import { AGE_NOTICE_KEY } from "../site/ageNotice.ts";
import { readStored } from "../storage/browserStorage.ts";
import { dialogStackAtom, openDialogAtom } from "../dialogs/dialogs.ts";
import { hidePopupTodayAtom, notePopupShown, popupIsDue } from "../site/popupSeen.ts";
import { announcementsAtom } from "../kit/data/announcements.ts";
import { announcementTypes } from "../kit/data/announcementTypes.ts";
import { sessionAtom } from "../session/session.ts";

type Store = ReturnType<typeof createStore>;

/**
 * Shows the pop-up announcements on the first visit and after a login (NT-014, AU-012): once the age notice has been
 * confirmed and no other dialog is open. `prepare` loads their dialog, so that no spinner covers the page.
 */
export function watchPopups(
  store: Store,
  site: Pick<SiteConfig, "announcements">,
  prepare: () => Promise<unknown>,
): void {
  const announcements = announcementsAtom(announcementTypes(site));
  const visitorAtom = atom((get): "guest" | "member" | undefined => {
    if (!get(announcements).data?.popups.length || get(dialogStackAtom).length > 0) return undefined;
    const { state } = get(sessionAtom);
    if (state === "in") return "member";
    return state === "out" ? "guest" : undefined;
  });

  let shownToMember = false;
  const show = async (): Promise<void> => {
    const due = () => {
      const visitor = store.get(visitorAtom);
      // A logout clears the session storage.
      const mayShow =
        visitor && !shownToMember && readStored("local", AGE_NOTICE_KEY) !== undefined && popupIsDue(visitor);
      return mayShow ? visitor : undefined;
    };
    if (!due()) return;
    await prepare().catch(() => undefined);
    // The dialogs that a login opens itself come first.
    await new Promise((resolve) => setTimeout(resolve));
    const visitor = due();
    if (!visitor) return;
    notePopupShown(visitor);
    shownToMember ||= visitor === "member";
    store.set(openDialogAtom, "notice", { hide: (today: boolean) => store.set(hidePopupTodayAtom, today) });
  };

  store.sub(visitorAtom, () => void show());
  void show();
}
