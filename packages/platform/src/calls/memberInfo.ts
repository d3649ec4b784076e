import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type MemberInfoResponse, shape } from "../decoders/memberInfo.gen.js";

export interface Member {
  readonly id: string;
  readonly account: string;
  /** The member's nickname, or the account's name if there is none. */
  readonly nickname: string;
  /** 0 member; 1, 2, 41, 42 agents; 4 trial (RO-019). */
  readonly agentType: number;
  /** Whether the member may write to its upline agent. */
  readonly toUpline: boolean;
  /** The name is empty for a member without a rank. */
  readonly rank: { readonly name: string; readonly level: number };
  readonly memberLabel: string;
  /** An agent's own rate, in percent. */
  readonly rate?: number;
  /** The session may only set a new password, with changePassword (AU-009, AU-010, AU-053). */
  readonly mustChangePassword?: true;
  /** After how many seconds the session ends if it is not used. */
  readonly sessionEndsIn?: number;
  /** CUSTOM: `source` is an address; STATIC: the number of a predefined picture. */
  readonly avatar: { readonly kind: "CUSTOM" | "STATIC"; readonly source: string };
}

function toMember(wire: MemberInfoResponse): Member {
  const { account, clubLabel = {}, memberLabel = "", avatar = "" } = wire;
  return {
    id: String(wire.id),
    account,
    nickname: wire.nickname || account,
    agentType: Number(wire.type) || 0,
    toUpline: Boolean(wire.toUpline),
    rank: { name: clubLabel.labelName ?? "", level: clubLabel.rankLevel ?? 0 },
    memberLabel,
    ...(wire.rate !== undefined && { rate: wire.rate }),
    ...(wire.mustChangePassword === true && { mustChangePassword: true }),
    ...(wire.sessionEndsIn !== undefined && { sessionEndsIn: wire.sessionEndsIn }),
    avatar: { kind: wire.avatarType === "CUSTOM" ? "CUSTOM" : "STATIC", source: avatar },
  };
}

/** Returns the logged-in member and how long the session lasts, which asking does not prolong (AP-006). */
export const memberInfo: Call<undefined, Member> = {
  id: "memberInfo",
  requirement: "AP-006",
  method: "GET",
  path: "/wps/member/info",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, toMember),
};
