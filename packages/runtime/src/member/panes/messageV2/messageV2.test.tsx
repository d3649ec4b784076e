import { expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import type { Mail } from "./mailData.ts";
import { MailRows } from "./MailRows.tsx";
import { UnreadSentence } from "./UnreadSentence.tsx";

const mail = (id: string, more: Partial<Mail> = {}): Mail => ({
  id,
  title: `Title ${id}`,
  at: "2026-11-24T05:08:00.000Z",
  read: false,
  ...more,
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

it.each([
  ["ko", 3, "읽지 않은 쪽지가 3통 있습니다."],
  ["ko", 0, "읽지 않은 쪽지가 없습니다."],
  ["en", 1, "You have 1 unread message."],
  ["en", 1_204, "You have 1,204 unread messages."],
  ["en", -2, "You have no unread messages."],
] as const)("in %s the first sentence says that %d are unread", (language, count, sentence) => {
  expect(paneHtml(<UnreadSentence count={count} />, { language }).replaceAll(/<[^>]*>/gu, "")).toBe(sentence);
});

it("a row says in words that it is unread, and copes with what a platform leaves out", () => {
  const list = [mail("1"), mail("2", { read: true }), mail("3", { title: "", at: "soon" })];
  const html = paneHtml(
    <MailRows
      what="Inbox"
      mails={list}
      isRead={({ read }) => read}
      opened={list[1]}
      onOpen={() => undefined}
      left={undefined}
    />,
  );
  const rows = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gsu)].map(([, facts = "", inside = ""]) => ({
    facts,
    text: textOf(inside),
  }));
  expect(rows.map(({ text }) => text.startsWith("Unread"))).toEqual([true, false, true]);
  expect(rows.map(({ facts }) => facts.includes('aria-current="true"'))).toEqual([false, true, false]);
  expect(rows[2]?.text).toBe("Unread: Untitled –");
});
