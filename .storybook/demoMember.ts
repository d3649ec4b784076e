import type { Member } from "@livery/platform/calls/memberInfo.ts";

/** A member for stories that have no scene. */
export const demoMember: Member = {
  id: "1",
  account: "demo",
  nickname: "Demo",
  agentType: 0,
  toUpline: false,
  rank: { name: "", level: 0 },
  memberLabel: "",
  avatar: { kind: "STATIC", source: "1" },
};
