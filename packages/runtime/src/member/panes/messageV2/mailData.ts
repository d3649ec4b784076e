import { mails } from "@livery/platform/calls/mails.ts";
import { unreadCount } from "@livery/platform/calls/unreadCount.ts";
import type { WireMail } from "@livery/platform/decoders/shared/mail.gen.ts";
import type { MailsRequest } from "@livery/platform/requests/mails.gen.js";

export type Mail = WireMail;

export type Box = MailsRequest["box"];

export const boxes = ["INBOX", "SYSTEM"] as const satisfies readonly Box[];

/** What opening or deleting a message makes out of date. */
export const changedByMails = [mails, unreadCount];
