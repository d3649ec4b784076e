import type { MemberPageId } from "@livery/product/memberPages.ts";
import { type Atom, atom, useAtomValue } from "jotai";
import { useSite } from "../site/SiteContext.ts";

const noneAtom = atom(undefined);

/** What is new behind an entry of the member's menu. Where the brand's menu does not have the entry, nothing asks for it. */
export function useMenuCount(pane: MemberPageId, countAtom: Atom<number | undefined>): number | undefined {
  const isInMenu = useSite().memberMenu.some(({ id }) => id === pane);
  return useAtomValue(isInMenu ? countAtom : noneAtom);
}
