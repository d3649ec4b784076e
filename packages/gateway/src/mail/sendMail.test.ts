import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exclude } from "../responsible/exclusions.ts";
import { memberById } from "../members/findMember.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { transactionOn } from "../store/transaction.ts";
import { type MailKind, mailFacts, mailKinds } from "./mailKinds.ts";
import { sendMail } from "./sendMail.ts";

const DAY_MS = 86_400_000;
const kinds = Object.keys(mailKinds) as MailKind[];

let lab: MoneyLab;
let raw: DatabaseSync;
beforeAll(async () => {
  lab = await openMoneyLab();
  raw = lab.raw;
});
afterAll(() => lab.close());

/** The kinds that arrive of one mail of each kind. */
function arriving({ id }: LabMember, now = lab.now()): MailKind[] {
  for (const kind of kinds) sendMail(transactionOn(raw), id, { kind, now });
  const rows = raw.prepare("select kind from mail where member_id = ? order by id").all(id);
  return rows.map(({ kind }) => kind as MailKind);
}

it.each(["TIME_OUT", "EXCLUSION"] as const)(
  "during a break (%s) no offer reaches the member, but every mail about the account does",
  (kind) => {
    const member = lab.addMember();
    const now = lab.now();
    exclude(transactionOn(raw), memberById(transactionOn(raw), member.id)!, { kind, until: now + DAY_MS, now });
    expect(arriving(member)).toEqual(kinds.filter((one) => !mailFacts(one).isOffer));
    raw.prepare("delete from mail where member_id = ?").run(member.id);
    expect(arriving(member, now + DAY_MS)).toEqual(kinds);
  },
);

it("a trial account gets no mail", () => {
  expect(arriving(lab.addMember({ type: 4 }))).toEqual([]);
});
