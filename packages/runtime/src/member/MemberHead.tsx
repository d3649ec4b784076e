import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { Avatar } from "@livery/ui/Avatar/Avatar.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Balance } from "../kit/account/Balance.tsx";
import { useAvatar } from "../kit/account/useAvatar.ts";
import { useSession } from "../session/session.ts";
import * as css from "../kit/centre/centreHead.css.ts";

interface MemberHeadProps {
  readonly onPane: (pane: MemberPaneId) => void;
}

/** Who is logged in, the balance, and the two ways that money takes. */
export function MemberHead({ onPane }: MemberHeadProps) {
  const { t } = useTranslation("auth");
  const session = useSession();
  if (session.state !== "in") return null;
  return (
    <>
      <Identity member={session.member} onPane={onPane} />
      <div className={css.card}>
        <Balance place="centre" />
        <div className={css.cashier}>
          <Button size="sm" block onClick={() => onPane("depositv2")}>
            {t("account.deposit")}
          </Button>
          <Button size="sm" variant="soft" block onClick={() => onPane("withdraw")}>
            {t("account.withdraw")}
          </Button>
        </div>
      </div>
    </>
  );
}

/** The picture and the name lead to the profile, the rank to the ranks. */
function Identity({ member, onPane }: MemberHeadProps & { readonly member: Member }) {
  const { account, nickname, rank } = member;
  return (
    <div className={css.who}>
      <button type="button" className={css.profile} onClick={() => onPane("profile")}>
        <Avatar src={useAvatar(member)} />
        <span className={css.words}>
          <span className={css.name}>{nickname}</span>
          {account !== nickname && <span className={css.account}>{account}</span>}
        </span>
      </button>
      {rank.name !== "" && (
        <button type="button" className={css.rank} onClick={() => onPane("playerRank")}>
          <Tag>{rank.name}</Tag>
        </button>
      )}
    </div>
  );
}
