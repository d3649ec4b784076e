import type { Member } from "@livery/platform/calls/memberInfo.ts";
import type { AccountAreaProps } from "../AccountArea.tsx";
import { HeaderAccount } from "./HeaderAccount.tsx";
import { MenuAccount } from "./MenuAccount.tsx";

export interface MemberAccountProps extends AccountAreaProps {
  readonly member: Member;
}

export function MemberAccount({ place, member }: MemberAccountProps) {
  return place === "header" ? <HeaderAccount member={member} /> : <MenuAccount member={member} />;
}
