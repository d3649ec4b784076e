import type { ReadMailResponse } from "@livery/platform/decoders/readMail.gen.js";
import { shape } from "@livery/platform/requests/readMail.gen.js";
import { countUnread, markAllRead, openMail, wireOpenedMail } from "../mail/mailbox.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requestOf } from "../requestOf.ts";

/** AP-144: opens a mail or, without an id, marks all as read. */
export const readMail = withKey<ReadMailResponse>("readMail", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  return (writing) => {
    if (id === undefined) {
      markAllRead(writing, member.id);
      return { unread: countUnread(writing, member.id) };
    }
    const mail = openMail(writing, member.id, id);
    return { mail: wireOpenedMail(mail, context), unread: countUnread(writing, member.id) };
  };
});
