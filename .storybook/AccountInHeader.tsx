import { MemberAccount } from "@livery/runtime/frame/header/account/MemberAccount.tsx";
import { useSession } from "@livery/runtime/session/session.ts";

/** The member's account as the header shows it: the page below a centre. */
export function AccountInHeader() {
  const session = useSession();
  return session.state === "in" && <MemberAccount place="header" member={session.member} />;
}
