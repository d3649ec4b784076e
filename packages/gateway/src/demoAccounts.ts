import { type Major, major } from "@livery/product/money.ts";

export interface DemoAccount {
  readonly account: string;
  /** What the account demonstrates. */
  readonly kind: string;
  readonly nickname: { readonly ko: string; readonly en: string };
  /** The platform's agent flag: 0 member; 1, 2, 41 and 42 agents; 4 trial. */
  readonly type: number;
  readonly rankLevel: number;
  /** An agent's rate, in percent. */
  readonly rate?: number;
  readonly toUpline: boolean;
  /** Seed of the avatar picture, 1 to 24. */
  readonly avatar: string;
  readonly balance: Major;
  /** With its country code, as the platform stores it. */
  readonly mobile?: string;
  readonly email?: string;
  /** The holder's name of its bank accounts. */
  readonly realName?: string;
  /** A login from an unknown address needs verification. */
  readonly verifiesLogins?: true;
  /** The authenticator's secret, in base 32. */
  readonly authenticator?: string;
  readonly password?: "default" | "expired";
  /** No site accepts its login. */
  readonly isRefused?: true;
}

/**
 * The accounts that every merchant starts with; their password is `DEMO_PASSWORD`, except for those with the default
 * password.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    account: "demo",
    kind: "member",
    nickname: { ko: "여름바다", en: "Summer Sea" },
    type: 0,
    rankLevel: 2,
    toUpline: true,
    avatar: "3",
    balance: major(258_600.5),
    mobile: "+821020001000",
    email: "demo@mail.example",
    realName: "김여름",
  },
  {
    account: "vip",
    kind: "member of rank 5, with the VIP service",
    nickname: { ko: "달그림자", en: "Moonshade" },
    type: 0,
    rankLevel: 5,
    toUpline: true,
    avatar: "11",
    balance: major(12_480_350),
  },
  {
    account: "agent1",
    kind: "agent (1)",
    nickname: { ko: "북쪽항구", en: "North Harbour" },
    type: 1,
    rankLevel: 3,
    rate: 8,
    toUpline: false,
    avatar: "5",
    balance: major(3_100_000),
  },
  {
    account: "agent2",
    kind: "agent (2)",
    nickname: { ko: "은행나무", en: "Ginkgo" },
    type: 2,
    rankLevel: 3,
    rate: 6,
    toUpline: true,
    avatar: "8",
    balance: major(1_425_000),
  },
  {
    account: "agent41",
    kind: "agent (41)",
    nickname: { ko: "푸른등대", en: "Blue Lighthouse" },
    type: 41,
    rankLevel: 4,
    rate: 5,
    toUpline: true,
    avatar: "14",
    balance: major(872_000),
  },
  {
    account: "agent42",
    kind: "agent (42)",
    nickname: { ko: "겨울산", en: "Winter Peak" },
    type: 42,
    rankLevel: 4,
    rate: 5,
    toUpline: true,
    avatar: "19",
    balance: major(640_300),
  },
  {
    account: "trial",
    kind: "trial account without real transactions",
    nickname: { ko: "체험손님", en: "Trial Guest" },
    type: 4,
    rankLevel: 0,
    toUpline: false,
    avatar: "22",
    balance: major(5_000),
  },
  {
    account: "verify",
    kind: "member whose logins from new addresses need verification",
    nickname: { ko: "새벽별", en: "Morning Star" },
    type: 0,
    rankLevel: 2,
    toUpline: true,
    avatar: "7",
    balance: major(120_000),
    mobile: "+821020002000",
    email: "verify@mail.example",
    realName: "박새벽",
    verifiesLogins: true,
    authenticator: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  },
  {
    account: "fresh",
    kind: "member who still has the default password",
    nickname: { ko: "새내기", en: "Newcomer" },
    type: 0,
    rankLevel: 1,
    toUpline: true,
    avatar: "2",
    balance: major(10_000),
    password: "default",
  },
  {
    account: "expired",
    kind: "member whose password has expired",
    nickname: { ko: "오랜벗", en: "Old Friend" },
    type: 0,
    rankLevel: 2,
    toUpline: true,
    avatar: "16",
    balance: major(30_000),
    mobile: "+821020003000",
    email: "expired@mail.example",
    password: "expired",
  },
  {
    account: "staff",
    kind: "employee of the operator, not a member (3)",
    nickname: { ko: "운영팀", en: "Operations" },
    type: 3,
    rankLevel: 0,
    toUpline: false,
    avatar: "1",
    balance: major(0),
    isRefused: true,
  },
];

/** It protects nothing: the accounts are for trying the product, and their balances are play money. */
export const DEMO_PASSWORD = "Demo-1234";

/** The stored form of `DEMO_PASSWORD`, precomputed so that a first start does not run Argon2 seven times. */
export const DEMO_PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$TzIX4rhAhsFHtACqqMC0cw$/zz1++DAq5M5VQD/yoP8IE7D2B3XmkcrggMIifQtFv8";

/** Affiliate codes and the account that each belongs to, at every merchant (AP-010). */
export const demoAffiliates: Readonly<Record<string, string>> = { NORTH01: "agent1", GINKGO02: "agent2" };
