import { type RegistrationMode, type RegistrationSettings, resolveFields } from "@livery/product/registration.ts";
import { type RegistrationFieldId, registrationFields } from "@livery/product/registrationFields.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entered, faultsOf } from "../kit/forms/fieldsResolver.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { htmlOf } from "../testing/htmlOf.tsx";
import { NewAccountForm } from "./NewAccountForm.tsx";
import { registerFormFields } from "./registerFormFields.ts";
import { registerRequest } from "./registerRequest.ts";

beforeEach(() => {
  vi.stubGlobal("location", { search: "", href: "https://a.example/register", host: "a.example" });
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const hidden = Object.fromEntries(registrationFields.map(({ id }) => [id, "hidden"])) as Record<
  RegistrationFieldId,
  "hidden"
>;
const allOn = { DIRECTREG3: true, USERNAMEREG3: true, MOBILEREG3: true, MOBILEREGPASS3: true, REGMOBVERF3: false };

function askedFor(fields: RegistrationSettings["fields"], mode: RegistrationMode = "username", switches = allOn) {
  return resolveFields({ brandDefaults: hidden, settings: { fields }, switches, mode });
}

/** The form for these settings, with a tab for each mode. */
function formOf(fields: RegistrationSettings["fields"], modes: readonly RegistrationMode[] = ["username"]): string {
  const ways = modes.map((mode) => ({ mode, asked: askedFor(fields, mode) }));
  const site = {
    registration: { fields: hidden, termsChecked: true },
    hosts: { api: "/api" },
    constants: { sendThrottle: 3 },
  } as unknown as Partial<SiteConfig>;
  return htmlOf(<NewAccountForm ways={ways} onMade={() => undefined} />, { site });
}

const rows: Readonly<Record<RegistrationFieldId, string>> = {
  payeeName: "VF-018",
  paymentPassword: "VF-019",
  qqNum: "VF-020",
  line: "VF-021",
  whatsapp: "VF-022",
  facebook: "VF-023",
  wechat: "VF-024",
  idNumber: "VF-025",
  email: "VF-026",
  recommenderId: "VF-027",
  affiliateCode: "VF-028",
  captcha: "VF-029",
  nickname: "VF-062",
  telegram: "VF-062",
  zalo: "VF-062",
  birthday: "VF-062",
  address: "VF-062",
  nationality: "VF-062",
  occupation: "VF-062",
  sourceOfIncome: "VF-062",
};

test.each(registrationFields.map(({ id }) => ({ id, row: rows[id] })))(
  "$row $id is in the form with its rule where the platform's settings have it, and else nowhere",
  async ({ id }) => {
    const rule = { required: false, patternId: 5, minLength: 2, maxLength: 4 };
    expect(formOf({})).not.toContain(`name="${id}"`);
    expect(formOf({ [id]: rule })).toContain(`name="${id}"`);

    const asked = askedFor({ [id]: rule });
    expect(asked.find((field) => field.id === id)?.rule).toEqual({ ...rule, required: id === "paymentPassword" });
    const sent = (fields: RegistrationSettings["fields"]) => {
      const values = entered(registerFormFields(askedFor(fields), { label: String, own: {} }), { [id]: "123" });
      const captcha = id === "captcha" && fields[id] ? { id: "p1", text: "123" } : undefined;
      return registerRequest({ values, page: location, codes: {}, captcha }).fields;
    };
    expect(sent({ [id]: rule })).toHaveProperty(id, "123");
    expect(sent({})).not.toHaveProperty(id);
    if (id === "captcha") return;
    const fields = registerFormFields(asked, { label: String, own: {} });
    expect(await faultsOf(fields, entered(fields, { [id]: "12345" }))).toHaveProperty(id, "in_pattern_5");
    const empty = await faultsOf(fields, entered(fields, { [id]: "" }));
    expect(empty[id]).toBe(id === "paymentPassword" ? "in_required" : undefined);
  },
);

test("VF-046 a star marks the required fields and no others", () => {
  const html = formOf({ line: { required: true }, wechat: { required: false } });
  const label = (text: string) => new RegExp(`<label[^>]*>${text}(<span[^>]*>\\*</span>)?</label>`, "u").exec(html);
  expect(label("LINE ID")?.[1]).toBeDefined();
  expect(label("WeChat ID")).not.toBeNull();
  expect(label("WeChat ID")?.[1]).toBeUndefined();
});

test("a phone's keyboard suits the field: digits for numbers, capitals for names and none for ids", () => {
  const html = formOf({
    payeeName: { required: true },
    zalo: { required: true },
    line: { required: true },
    paymentPassword: { required: true },
  });
  const input = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`, "u").exec(html)?.[0];
  expect(input("payeeName")).toContain('autoCapitalize="words"');
  expect(input("zalo")).toContain('inputMode="tel"');
  expect(input("line")).toContain('autoCapitalize="none"');
  expect(input("paymentPassword")).toContain('inputMode="numeric"');
});

test("AU-054 there is a tab for each way to register that is on, and none where there is only one", () => {
  const tabs = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]*)</gu)].map(([, text]) => text);
  expect(tabs(formOf({}, ["username", "mobile"]))).toEqual(["By username", "By mobile number"]);
  expect(tabs(formOf({}, ["username"]))).toEqual([]);
  const mobile = formOf({}, ["mobile"]);
  expect(tabs(mobile)).toEqual([]);
  expect(mobile).toContain('name="mobileNum"');
  expect(mobile).not.toContain('name="username"');
});

test("the referral code of the link is shown", () => {
  vi.stubGlobal("location", { search: "?referralCode=ABC", href: "https://a.example/register", host: "a.example" });
  expect(formOf({})).toContain("Referral code: ABC");
});

test("a brand that asks for nothing more asks for a name and a password alone", () => {
  const names = [...formOf({}).matchAll(/<input[^>]* name="([^"]*)"/gu)].map(([, name]) => name);
  expect(names).toEqual(["username", "password", "confirmPassword", "terms"]);
});
