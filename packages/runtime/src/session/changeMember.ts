import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { atom } from "jotai";
import { sessionAtom } from "./session.ts";
import { keepMember } from "./sessionKeys.ts";

/** Shows what a member has changed about how the site shows them, wherever it does, without asking the platform again. */
export const changeMemberAtom = atom(null, (get, set, changes: Partial<Pick<Member, "nickname" | "avatar">>): void => {
  const session = get(sessionAtom);
  if (session.state !== "in") return;
  const member = { ...session.member, ...changes };
  keepMember(member);
  set(sessionAtom, { ...session, member });
});
