import type { TextLanguage } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, it, test } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { asksPassword, changesIn, isFixed, openGroups, type Profile } from "./profileData.ts";
import { ProfileLead } from "./ProfileLead.tsx";

/** A brand without wishes of its own. */
const registration = {} as SiteConfig["registration"];

const setOnce = ["birthday", "email", "nationality", "shoeSize"];

const profile: Profile = { nickname: "Summer", email: "sea@mail.example", telegram: "sea", setOnce };

const fieldsOf = (registration: Parameters<typeof openGroups>[0]) =>
  openGroups(registration).map(({ id, fields }) => [id, ...fields]);

test("a profile has every field of the platform but the nickname, which is shown above", () => {
  expect(fieldsOf({})).toEqual([
    ["contact", "email", "mobile", "telegram", "zalo"],
    ["person", "birthday", "nationality"],
    ["work", "address", "occupation", "sourceOfIncome"],
  ]);
});

test("CO-033 a field that a pack hides is not asked for in the profile either", () => {
  expect(fieldsOf({ forbidden: ["birthday", "nationality", "zalo"] })).toEqual([
    ["contact", "email", "mobile", "telegram"],
    ["work", "address", "occupation", "sourceOfIncome"],
  ]);
});

it.each([
  ["email", true],
  ["birthday", false],
  ["telegram", false],
] as const)("of a profile with a mail address and a messenger, %s is fixed: %s", (name, fixed) => {
  expect(isFixed(name, profile)).toBe(fixed);
});

test("a field that the platform has as an empty text is not fixed", () => {
  expect(isFixed("birthday", { ...profile, birthday: "" })).toBe(false);
});

it.each(openGroups({}))("$id takes the password for all fields or none", ({ fields }) => {
  expect(new Set(fields.map(asksPassword)).size).toBe(1);
});

it.each([
  [{ email: "sea@mail.example", telegram: "sea", zalo: "" }, {}],
  [{ email: "sea@mail.example", telegram: "", zalo: "" }, { telegram: "" }],
  [
    { email: "other@mail.example", telegram: "sea", zalo: "12345" },
    { email: "other@mail.example", zalo: "12345" },
  ],
])("of %o only %o is sent", (values, sent) => {
  expect(changesIn(["email", "telegram", "zalo"], values, profile)).toEqual(sent);
});

const full: Profile = {
  ...profile,
  mobile: "+82••••••1000",
  zalo: "12345",
  birthday: "1990-05-17",
  nationality: "KR",
  address: "1 Example Street",
  occupation: "Teacher",
  sourceOfIncome: "Salary",
};

it.each([
  ["ko", profile, "9개 가운데 2개를 채웠습니다. 한 번만 설정할 수 있는 항목: 생년월일, 국적."],
  ["en", profile, "2 of 9 details are filled in. Can be set only once: Date of birth, Nationality."],
  ["en", { ...profile, setOnce: [] }, "2 of 9 details are filled in."],
  ["ko", full, "프로필을 모두 채웠습니다."],
] satisfies [TextLanguage, Profile, string][])(
  "in %s the pane begins by saying how much is filled in (%#)",
  (language, shown, lead) => {
    expect(paneHtml(<ProfileLead profile={shown} />, { language, site: { registration } })).toBe(lead);
  },
);
