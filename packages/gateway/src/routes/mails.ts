import type { MailsResponse } from "@livery/platform/decoders/mails.gen.js";
import { shape } from "@livery/platform/requests/mails.gen.js";
import { countUnread, readBox, wireMail } from "../mail/mailbox.ts";
import { pageOf } from "../money/pageOf.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-143: a page of one of the member's two boxes. */
export const mails: Route<MailsResponse> = (context) => {
  const { box, ...asked } = queryOf(context, shape);
  const { id } = sessionOf(context).member;
  return context.store.read((reading) => {
    const { total, page } = readBox(reading, id, box);
    return {
      ...pageOf(asked, total, page, (mail) => wireMail(mail, context)),
      unread: countUnread(reading, id),
    };
  });
};
