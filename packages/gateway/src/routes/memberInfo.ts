import type { MemberInfoAnswer } from "@livery/platform/decoders/memberInfo.gen.js";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { isAgent } from "../members/isAgent.ts";
import { rankName } from "../members/ranks.ts";
import { type Route, sessionOf } from "../visit.ts";

function labelOf(type: number): LocalizedText {
  if (isAgent(type)) return { ko: "에이전트", en: "Agent" };
  return type === 4 ? { ko: "체험 회원", en: "Trial" } : { ko: "일반 회원", en: "Member" };
}

/** AP-006: who is logged in. */
export const memberInfo: Route<MemberInfoAnswer> = (visit) => {
  const { member, setsPassword } = sessionOf(visit);
  const { language } = visit;
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    toUpline: member.to_upline,
    clubLabel: { labelName: rankName(member.rank_level)[language], rankLevel: member.rank_level },
    memberLabel: labelOf(member.type)[language],
    avatar: member.avatar,
    avatarType: "STATIC",
    ...(setsPassword && { mustChangePassword: true }),
  };
};
