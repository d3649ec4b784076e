import { Avatar } from "../Avatar/Avatar.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./AccountHead.css.ts";

export interface AccountHeadProps {
  readonly avatar?: string | undefined;
  readonly name: string;
  /** The member's rank: "Gold 3". */
  readonly rank?: string | undefined;
  /** The account's name, if it differs from the shown name. */
  readonly note?: string | undefined;
  /** Makes it a button, to what the account has. */
  readonly onPress?: (() => void) | undefined;
}

/** The logged-in member: the header of the account's menu, or of the account section in the side menu. */
export function AccountHead({ avatar, name, rank, note, onPress }: AccountHeadProps) {
  const inside = (
    <>
      <Avatar src={avatar} />
      {rank && (
        <span className={css.rank}>
          <Tag>{rank}</Tag>
        </span>
      )}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    </>
  );
  if (!onPress) return <div className={css.head}>{inside}</div>;
  return (
    <button type="button" className={css.button} aria-haspopup="dialog" onClick={onPress}>
      {inside}
      <span className={css.caret}>
        <Icon name="caretRight" />
      </span>
    </button>
  );
}
