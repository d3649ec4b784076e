import { Avatar } from "../Avatar/Avatar.tsx";
import { Tag } from "../Tag/Tag.tsx";
import * as css from "./AccountHead.css.ts";

export interface AccountHeadProps {
  readonly avatar?: string | undefined;
  readonly name: string;
  /** "Gold 3". */
  readonly rank?: string | undefined;
  /** The account's own name, where it is another. */
  readonly note?: string | undefined;
}

/** Who is logged in: the head of the account's menu, or of its part of the side menu. */
export function AccountHead({ avatar, name, rank, note }: AccountHeadProps) {
  return (
    <div className={css.head}>
      <Avatar src={avatar} />
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {rank && <Tag>{rank}</Tag>}
    </div>
  );
}
