import { affiliateLinks } from "@livery/platform/calls/affiliateLinks.ts";
import { checkAffiliate } from "@livery/platform/calls/checkAffiliate.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { createAffiliateLink } from "@livery/platform/calls/createAffiliateLink.ts";
import { createDownline } from "@livery/platform/calls/createDownline.ts";
import { downline } from "@livery/platform/calls/downline.ts";
import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { register } from "@livery/platform/calls/register.ts";
import { removeAffiliateLink } from "@livery/platform/calls/removeAffiliateLink.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_LINKS } from "../agents/affiliateLinks.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

const PASSWORD = "passwort-frei";

let lab: MoneyLab;
let agent: LabMember;
let guests = 0;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  agent = lab.addMember({ type: 1 });
});

const newName = () => `guest${(guests += 1)}`;

/** The accounts and levels of a downline list. */
async function shown(member: LabMember, request: object = {}) {
  const { list } = await lab.siteOf(member)(downline, request);
  return list.map(({ account, level }) => [account, level]);
}

describe("the downline of an agent", () => {
  it("AP-185 members directly below the agent: account, level, balance, rate, last login and state", async () => {
    const lower = lab.addMember({ type: 2, below: agent });
    const member = lab.addMember({ below: agent });
    lab.addMember();
    lab.give(member, 12_345);
    lab.raw.prepare("update member set rate = 125, logged_in_at = null where id = ?").run(member.id);
    lab.takeBreak(lower, lab.now() + 60_000);
    const answer = await lab.platform.expectContract(downline, {}, lab.tokenOf(agent));
    const createdAt = new Date(lab.now()).toISOString();
    expect(answer).toEqual({
      list: [
        {
          account: lab.accountOf(member),
          level: 1,
          type: "0",
          balance: 100_012_345,
          rate: 1.25,
          state: "ACTIVE",
          createdAt,
        },
        {
          account: lab.accountOf(lower),
          level: 1,
          type: "2",
          balance: 100_000_000,
          rate: 5,
          lastLogin: createdAt,
          state: "LOCKED",
          createdAt,
        },
      ],
      pageNo: 1,
      totalPages: 1,
      total: 2,
    });
  });

  it("AP-185 goes down a tree of six levels, finds part of an account at any of them, and has pages", async () => {
    const chain = [agent];
    for (let level = 1; level <= 6; level += 1) chain.push(lab.addMember({ type: 1, below: chain.at(-1)! }));
    const accounts = chain.map(lab.accountOf);
    expect(await shown(agent)).toEqual([[accounts[1], 1]]);
    expect(await shown(agent, { parent: accounts[0] })).toEqual([[accounts[1], 1]]);
    for (let level = 1; level < 6; level += 1)
      expect(await shown(agent, { parent: accounts[level]!.toUpperCase() })).toEqual([
        [accounts[level + 1], level + 1],
      ]);
    expect(await shown(agent, { account: accounts[6] })).toEqual([[accounts[6], 6]]);
    expect(await shown(chain[3]!, { account: accounts[6] })).toEqual([[accounts[6], 3]]);
    const everybody = [6, 5, 4, 3, 2, 1].map((level) => [accounts[level], level]);
    expect(await shown(agent, { account: "LAB" })).toEqual(everybody);
    expect(await shown(agent, { account: "%" })).toEqual([]);
    expect(await shown(agent, { parent: accounts[1], account: "lab" })).toEqual([[accounts[2], 2]]);
    const page = await lab.siteOf(agent)(downline, { account: "lab", pageNo: 2, pageSize: 4 });
    expect(page).toMatchObject({ total: 6, totalPages: 2, pageNo: 2 });
    expect(page.list.map(({ account, level }) => [account, level])).toEqual(everybody.slice(4));
  });

  it("AP-185 nobody sees another agent's members, or learns that they exist", async () => {
    const other = lab.addMember({ type: 1 });
    const theirs = lab.addMember({ type: 1, below: other });
    const upline = lab.addMember({ type: 1, below: theirs });
    const below = lab.addMember({ type: 1, below: upline });
    for (const parent of [lab.accountOf(other), lab.accountOf(theirs), lab.accountOf(upline), "agent1", "nobody"])
      await expect(lab.siteOf(below)(downline, { parent })).rejects.toMatchObject({
        status: 404,
        code: "DOWNLINE_UNKNOWN",
      });
    expect(await shown(agent, { account: lab.accountOf(theirs) })).toEqual([]);
  });

  it("an agent's own data have its rate, and a member's have none", async () => {
    lab.raw.prepare("update member set rate = 425 where id = ?").run(agent.id);
    expect(await lab.siteOf(agent)(memberInfo, undefined)).toMatchObject({ rate: 4.25 });
    expect(await lab.siteOf(lab.addMember({ below: agent }))(memberInfo, undefined)).not.toHaveProperty("rate");
  });

  it("AP-181 creates a member below the agent, who chooses a password of its own at the first login", async () => {
    const username = newName();
    const request = { username, password: PASSWORD, rate: 1.25 };
    const created = await lab.platform.expectContract(createDownline, request, lab.tokenOf(agent));
    expect(created).toMatchObject({ account: username, level: 1, type: "0", balance: 0, rate: 1.25, state: "ACTIVE" });
    expect(created).not.toHaveProperty("lastLogin");
    expect((await lab.siteOf(agent)(downline, {})).list).toEqual([created]);
    const client = lab.platform.client();
    const { token } = await client(login, { type: "username", username, password: PASSWORD });
    const first = lab.platform.client({ token });
    expect(await first(memberInfo, undefined)).toMatchObject({ mustChangePassword: true });
    await expect(first(consolidatedFunds, undefined)).rejects.toMatchObject({
      code: "PASSWORD_CHANGE_REQUIRED",
    });
  });

  it("AP-181 rejects what registration rejects, a name that is taken, and a rate above the agent's own", async () => {
    const right = { username: newName(), password: PASSWORD, rate: 1 };
    const before = lab.contents();
    const faults = [
      [{ username: "DEMO" }, { code: "ACCOUNT_TAKEN", value: { field: "username" } }],
      [{ username: "a b" }, { code: "FIELD_INVALID", value: { field: "username" } }],
      [{ password: "short" }, { code: "FIELD_INVALID", value: { field: "password" } }],
      [{ password: "password1234" }, { code: "PASSWORD_COMMON" }],
      [{ password: `${right.username}-x9` }, { code: "PASSWORD_HAS_NAME" }],
      [{ rate: 5.01 }, { code: "RATE_TOO_HIGH", value: { field: "rate", most: 5 } }],
      [{ rate: 1.005 }, { code: "FIELD_INVALID", value: { field: "rate" } }],
    ] as const;
    for (const [wrong, fault] of faults)
      await expect(lab.siteOf(agent)(createDownline, { ...right, ...wrong })).rejects.toMatchObject(fault);
    expect(lab.contents()).toBe(before);
    expect((await lab.siteOf(agent)(createDownline, { ...right, rate: 5 })).rate).toBe(5);
  });
});

describe("affiliate links", () => {
  it("AP-182 AP-183 a new link counts its visits and registrations, and gives its rate to who registers", async () => {
    const { code, ...link } = await lab.platform.expectContract(
      createAffiliateLink,
      { rate: 1.5, remark: " autumn " },
      lab.tokenOf(agent),
    );
    const createdAt = new Date(lab.now()).toISOString();
    expect(link).toEqual({ rate: 1.5, visits: 0, registrations: 0, remark: "autumn", createdAt });
    for (const asked of [code, code.toLowerCase()])
      expect(await lab.platform.client()(checkAffiliate, { code: asked })).toEqual({ valid: true });
    const account = await join(code.toLowerCase());
    const { list } = await lab.platform.expectContract(affiliateLinks, undefined, lab.tokenOf(agent));
    expect(list).toEqual([{ code, ...link, visits: 2, registrations: 1 }]);
    const [below] = (await lab.siteOf(agent)(downline, {})).list;
    expect(below).toMatchObject({ account, level: 1, rate: 1.5 });
  });

  it("AP-184 a removed link brings nobody any more; who came by it stays", async () => {
    const { code } = await lab.siteOf(agent)(createAffiliateLink, { rate: 1 });
    const account = await join(code);
    await lab.platform.expectContract(removeAffiliateLink, { code }, lab.tokenOf(agent));
    expect(await lab.siteOf(agent)(affiliateLinks, undefined)).toMatchObject({ list: [] });
    expect(await lab.platform.client()(checkAffiliate, { code })).toEqual({ valid: false });
    await expect(join(code)).rejects.toMatchObject({ code: "AFFILIATE_UNKNOWN" });
    expect(await shown(agent)).toEqual([[account, 1]]);
    await expect(lab.siteOf(agent)(removeAffiliateLink, { code })).rejects.toMatchObject({
      code: "AFFILIATE_LINK_UNKNOWN",
    });
  });

  it("AP-183 AP-184 rejects a rate above the agent's own, too many links, and another agent's link", async () => {
    await expect(lab.siteOf(agent)(createAffiliateLink, { rate: 5.5 })).rejects.toMatchObject({
      code: "RATE_TOO_HIGH",
    });
    await expect(lab.siteOf(agent)(removeAffiliateLink, { code: "NORTH01" })).rejects.toMatchObject({
      status: 404,
      code: "AFFILIATE_LINK_UNKNOWN",
    });
    expect(await lab.platform.client()(checkAffiliate, { code: "NORTH01" })).toEqual({ valid: true });
    const insert = lab.raw.prepare(
      "insert into affiliate (merchant, code_key, member_id, created_at) values (?, ?, ?, ?)",
    );
    for (let link = 0; link < MOST_LINKS; link += 1) insert.run(agent.merchant, `MANY${link}`, agent.id, link);
    await expect(lab.siteOf(agent)(createAffiliateLink, { rate: 1 })).rejects.toMatchObject({
      code: "TOO_MANY_AFFILIATE_LINKS",
    });
    expect((await lab.siteOf(agent)(affiliateLinks, undefined)).list).toHaveLength(MOST_LINKS);
  });
});

/** Registers with an affiliate code and returns the account. */
async function join(affiliateCode: string): Promise<string> {
  const username = newName();
  await lab.platform.client()(register, {
    fields: { username, password: PASSWORD, confirmPassword: PASSWORD },
    registerUrl: "http://site.test/register",
    domain: "site.test",
    registerMethod: "WEB",
    affiliateCode,
  });
  return username;
}
