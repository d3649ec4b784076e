import { bonuses } from "@livery/platform/calls/bonuses.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { invited } from "@livery/platform/calls/invited.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { referral } from "@livery/platform/calls/referral.ts";
import { register } from "@livery/platform/calls/register.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { proveContact } from "../members/proveContact.ts";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import { inviterOf } from "../rewards/referrals.ts";
import { transactionOn } from "../store/transaction.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { playRounds } from "../testing/playRounds.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const DAY = 24 * 3_600_000;

let lab: MoneyLab;
let inviter: LabMember;
let guests = 0;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  inviter = lab.addMember();
});

const referralOf = (member: LabMember) => lab.siteOf(member)(referral, undefined);
const total = async (member: LabMember) => (await lab.siteOf(member)(consolidatedFunds, undefined)).funds.total;

/** A member who registers with a referral code. */
async function join(referralCode: string): Promise<LabMember> {
  const username = `guest${(guests += 1)}`;
  await lab.platform.client()(register, {
    fields: { username, password: "passwort-frei", confirmPassword: "passwort-frei" },
    registerUrl: `http://site.test/register?referralCode=${referralCode}`,
    domain: "site.test",
    registerMethod: "WEB",
    referralCode,
  });
  const { id } = lab.raw.prepare("select id from member where account = ?").get(username)!;
  return { id: Number(id), merchant: testMerchant.merchant };
}

let numbers = 0;

/** Proves a number of its own: a new one by default. */
function prove(member: LabMember, mobile = `+8210300${String((numbers += 1)).padStart(5, "0")}`): void {
  lab.raw.prepare("update member set mobile = ? where id = ?").run(mobile, member.id);
  lab.atOnce((writing, now) => proveContact(writing, member, "mobile", now));
}

/** What a member tells about itself, as in a registration or its profile. */
function tell({ id }: LabMember, told: Readonly<Record<string, string>>): void {
  lab.raw.prepare("update member set profile = ? where id = ?").run(JSON.stringify(told), id);
}

const bet = async (member: LabMember, ...stakes: readonly number[]) =>
  playRounds(lab, lab.tokenOf(member), { type: "RNG", stakes });

/** Deposits 1,000.00 and stakes 5,000.00. */
async function spend(member: LabMember): Promise<void> {
  await lab.deposit(member, 100_000);
  lab.give(member, 1_000_000);
  await bet(member, 100_000, 100_000, 100_000, 100_000, 100_000);
}

/** Everything that an invitation needs. */
async function qualify(member: LabMember): Promise<void> {
  prove(member);
  await spend(member);
}

it("AP-139 AP-140 each invited member who qualifies is paid for once, and listed with its name masked", async () => {
  const { code } = await lab.platform.expectContract(referral, undefined, lab.tokenOf(inviter));
  expect(code).toMatch(/^[A-Z0-9]{10}$/u);
  const first = await join(code);
  await join(code.toLowerCase());
  expect(await referralOf(inviter)).toEqual({ code, invited: 2, qualified: 0, earned: 0 });
  const before = await total(inviter);
  await qualify(first);
  expect(await total(inviter)).toBe(before + 100_000);
  const { rounds } = await playRounds(lab, lab.tokenOf(first), { type: "RNG", stakes: [100_000] });
  expect(rounds).toMatchObject([{ stake: 100_000 }]);
  expect(await referralOf(inviter)).toEqual({ code, invited: 2, qualified: 1, earned: 100_000 });
  const { list, total: all } = await lab.platform.expectContract(invited, {}, lab.tokenOf(inviter));
  expect(all).toBe(2);
  expect(list.map(({ account, state, earned }) => [account, state, earned])).toEqual([
    ["gu***2", "REGISTERED", 0],
    ["gu***1", "QUALIFIED", 100_000],
  ]);
  expect(await lab.siteOf(inviter)(invited, { pageNo: 2, pageSize: 1 })).toMatchObject({
    totalPages: 2,
    list: [list[1]],
  });
  const [paid] = (await lab.siteOf(inviter)(pointTransactions, { type: "BONUS" })).transactions;
  expect(paid).toMatchObject({ kind: "BONUS", amount: 100_000 });
  expect((await lab.siteOf(inviter)(bonuses, {})).total).toBe(0);
});

it("AP-139 a deposit or bets alone do not count, whichever comes last completes them", async () => {
  const { code } = await referralOf(inviter);
  const member = await join(code);
  lab.give(member, 1_000_000);
  await playRounds(lab, lab.tokenOf(member), { type: "RNG", stakes: [100_000, 100_000, 100_000, 100_000, 100_000] });
  expect((await referralOf(inviter)).qualified).toBe(0);
  await qualify(member);
  expect(await referralOf(inviter)).toMatchObject({ qualified: 1, earned: 100_000 });
});

it("AP-139 an inviter on a break is not paid; the next bet after it pays", async () => {
  const { code } = await referralOf(inviter);
  const member = await join(code);
  const before = await total(inviter);
  const until = lab.now() + DAY;
  lab.takeBreak(inviter, until);
  await qualify(member);
  expect(await total(inviter)).toBe(before);
  lab.clock.set(until);
  await playRounds(lab, lab.tokenOf(member), { type: "RNG", stakes: [1000] });
  expect(await total(inviter)).toBe(before + 100_000);
});

describe("AP-139 an inviter gets nothing for", () => {
  const codeOf = async (member: LabMember) => (await referralOf(member)).code;
  const earnedBy = async (member: LabMember) => (await referralOf(member)).earned;

  it("a member who has proven neither number nor mail address, until it does", async () => {
    const member = await join(await codeOf(inviter));
    await spend(member);
    expect(await earnedBy(inviter)).toBe(0);
    prove(member);
    expect(await earnedBy(inviter)).toBe(100_000);
  });

  it("a member whose deposit has not arrived", async () => {
    const member = await join(await codeOf(inviter));
    prove(member);
    lab.give(member, 1_000_000);
    await lab.siteOf(member)(createDeposit, { method: "BANK", amount: minor(100_000) });
    await bet(member, 100_000, 100_000, 100_000, 100_000, 100_000);
    expect(await earnedBy(inviter)).toBe(0);
  });

  it("a member of its own team, as an agent whose link it used as well", async () => {
    const agent = lab.addMember({ type: 1 });
    const member = await join(await codeOf(agent));
    lab.raw.prepare("update member set upline_id = ? where id = ?").run(agent.id, member.id);
    await qualify(member);
    expect(await earnedBy(agent)).toBe(0);
  });

  it.each([
    ["mailbox, written differently", { email: "k.im+1@gmail.com" }, { email: "Kim+bonus@googlemail.com" }],
    ["identity number", { idNumber: "900101-1234567" }, { idNumber: "9001011234567" }],
    [
      "name and birthday",
      { payeeName: "김 여름", birthday: "2000-01-01" },
      { payeeName: "김여름", birthday: "2000-01-01" },
    ],
  ])("a person whom it was paid for already, with the same %s", async (_, told, again) => {
    const code = await codeOf(inviter);
    const [one, other] = [await join(code), await join(code)];
    tell(one, told);
    tell(other, again);
    await qualify(one);
    await qualify(other);
    expect(await referralOf(inviter)).toMatchObject({ invited: 1, qualified: 1, earned: 100_000 });
    tell(one, {});
    tell(other, {});
  });

  it("itself, when the second account gets its mail address after the registration", async () => {
    const member = await join(await codeOf(inviter));
    tell(inviter, { email: "self@mail.example" });
    tell(member, { email: "self+2@mail.example" });
    await qualify(member);
    expect(await earnedBy(inviter)).toBe(0);
  });
});

it("AP-139 an inviter without room for it stops neither bets nor deposits of the member, and is paid later", async () => {
  const member = await join((await referralOf(inviter)).code);
  const amount = minor(Number.MAX_SAFE_INTEGER - (await total(inviter)) - 99_999);
  lab.atOnce((writing, now) => {
    const { merchant, id } = inviter;
    const [from, to] = [houseWallet(writing, merchant, "vendors", now), mainWallet(writing, id)];
    moveMoney(writing, { merchant, kind: "payout", reference: "full", from, to, amount, now });
  });
  await qualify(member);
  const { rounds } = await bet(member, 1000);
  expect(rounds).toMatchObject([{ stake: 1000 }]);
  await lab.deposit(member, 100_000);
  expect((await referralOf(inviter)).earned).toBe(0);
  await lab.siteOf(inviter)(transferUpline, { amount: minor(10_000), paymentPassword: PAYMENT_PASSWORD });
  await bet(member, 1000);
  expect((await referralOf(inviter)).earned).toBe(100_000);
});

it("AP-139 nobody is invited by an unknown code, a trial account or the same person", async () => {
  const trial = lab.addMember({ type: 4 });
  const codeOf = ({ id }: LabMember) =>
    String(lab.raw.prepare("select referral_code from member where id = ?").get(id)?.["referral_code"]);
  for (const code of ["NOBODYS", codeOf(trial)]) {
    const { id } = await join(code);
    expect(lab.raw.prepare("select invited_by from member where id = ?").get(id)).toEqual({ invited_by: null });
  }
  const mail = "update member set profile = json_object('email', 'own@mail.example') where id = ?";
  lab.raw.prepare(mail).run(inviter.id);
  const invitedWith = (email: string) =>
    inviterOf(transactionOn(lab.raw), inviter.merchant, codeOf(inviter), {
      mobile: null,
      profile: JSON.stringify({ email }),
    });
  expect(invitedWith("Own@mail.example")).toBeUndefined();
  expect(invitedWith("own+1@mail.example")).toBeUndefined();
  expect(invitedWith("friend@mail.example")).toBe(inviter.id);
});

it.each([referral, invited])("AP-139 AP-140 $path is closed to trial accounts", async (call) => {
  const trial = lab.siteOf(lab.addMember({ type: 4 }));
  const refused = call === invited ? trial(invited, {}) : trial(referral, undefined);
  await expect(refused).rejects.toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
});
