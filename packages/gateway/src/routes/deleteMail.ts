import type { DeleteMailResponse } from "@livery/platform/decoders/deleteMail.gen.js";
import { shape } from "@livery/platform/requests/deleteMail.gen.js";
import { countUnread, deleteAllRead, deleteMail as deleteOne } from "../mail/mailbox.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requestOf } from "../requestOf.ts";

/** AP-145: deletes a mail or, without an id, all that are read. Warnings stay for 30 days. */
export const deleteMail = withKey<DeleteMailResponse>("deleteMail", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { now } = context;
  return (writing) => {
    if (id === undefined) deleteAllRead(writing, member.id, now);
    else deleteOne(writing, member.id, id, now);
    return { unread: countUnread(writing, member.id) };
  };
});
