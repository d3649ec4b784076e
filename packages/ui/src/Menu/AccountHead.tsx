import { Avatar } from "../Avatar/Avatar.tsx";
import { Tag } from "../Tag/Tag.tsx";
import * as css from "./AccountHead.css.ts";

export interface AccountHeadProps {
  readonly avatar?: string | undefined;
  readonly name: string;
  /** The member's rank: "Gold 3". */
  readonly rank?: string | undefined;
  /** The account's name, if it differs from the shown name. */
  readonly note?: string | undefined;
}

/** The logged-in member: the header of the account's menu, or of the account section in the side menu. */
export function AccountHead({ avatar, name, rank, note }: AccountHeadProps) {
  return (
    <div className={css.head}>
      <Avatar src={avatar} />
      {rank && (
        <span className={css.rank}>
          <Tag>{rank}</Tag>
        </span>
      )}
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {note && <p className={css.note}>{note}</p>}
      </div>
    </div>
  );
}
