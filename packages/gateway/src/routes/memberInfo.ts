import type { MemberInfoResponse } from "@livery/platform/decoders/memberInfo.gen.js";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { percentOf } from "../agents/rates.ts";
import { isAgent } from "../members/isAgent.ts";
import { rankName } from "../members/ranks.ts";
import { type Route, sessionOf } from "../requestContext.ts";

function labelOf(type: number): LocalizedText {
  if (isAgent(type)) return { ko: "에이전트", en: "Agent" };
  return type === 4 ? { ko: "체험 회원", en: "Trial" } : { ko: "일반 회원", en: "Member" };
}

/** AP-006: the logged-in member. */
export const memberInfo: Route<MemberInfoResponse> = (context) => {
  const { member, setsPassword, endsAt } = sessionOf(context);
  const { language, now } = context;
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    toUpline: member.to_upline,
    clubLabel: { labelName: rankName(member.rank_level)[language], rankLevel: member.rank_level },
    memberLabel: labelOf(member.type)[language],
    avatar: member.avatar,
    avatarType: member.avatar_type,
    ...(isAgent(member.type) && { rate: percentOf(member.rate) }),
    ...(setsPassword && { mustChangePassword: true }),
    // Rounded up: who waits that long finds it ended.
    sessionEndsIn: Math.ceil((endsAt - now) / 1000),
  };
};
