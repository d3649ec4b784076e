import { describe, expect, test } from "vitest";
import { type FieldSettings, registrationModes, resolveFields } from "./registration.ts";
import { type RegistrationFieldId, registrationFields } from "./registrationFields.ts";
import { validateField } from "./validateField.ts";

const switches = {
  DIRECTREG3: true,
  USERNAMEREG3: true,
  MOBILEREG3: true,
  MOBILEREGPASS3: true,
  REGMOBVERF3: false,
};
const hidden = Object.fromEntries(registrationFields.map(({ id }) => [id, "hidden"])) as Record<
  RegistrationFieldId,
  "hidden" | "optional" | "required"
>;
const base = { brandDefaults: hidden, switches };

function ids(sources: Partial<Parameters<typeof resolveFields>[0]>): readonly string[] {
  return resolveFields({ ...base, ...sources }).map(({ id }) => id);
}

function rule(id: string, sources: Partial<Parameters<typeof resolveFields>[0]>): FieldSettings | undefined {
  return resolveFields({ ...base, ...sources }).find((field) => field.id === id)?.rule;
}

test("CO-033 a field that a compliance pack forbids is not asked for, whatever brand and platform say", () => {
  const settings = { fields: { idNumber: { required: true }, email: { required: true } } };
  const brandDefaults = { ...hidden, idNumber: "required" } as const;
  expect(ids({ brandDefaults, settings })).toContain("idNumber");
  expect(ids({ brandDefaults, settings, forbidden: ["idNumber"] })).toEqual(["username", "password", "email"]);
});

describe("switches", () => {
  test("BR-030 without MOBILEREG3 there is no mobile mode, and without USERNAMEREG3 only that one", () => {
    expect(registrationModes(switches)).toEqual(["username", "mobile"]);
    expect(registrationModes({ ...switches, USERNAMEREG3: false })).toEqual(["mobile"]);
    expect(registrationModes({ ...switches, MOBILEREG3: false })).toEqual(["username"]);
    expect(ids({ mode: "mobile", switches: { ...switches, MOBILEREG3: false } })).toEqual([]);
  });

  test("a closed registration has no field", () => {
    expect(registrationModes({ ...switches, DIRECTREG3: false })).toEqual([]);
    expect(ids({ switches: { ...switches, DIRECTREG3: false } })).toEqual([]);
  });

  test("only the mobile mode has the mobile number, as a required field", () => {
    expect(ids({})).toEqual(["username", "password"]);
    expect(ids({ mode: "mobile" })).toEqual(["mobileNum", "password"]);
    const settings = { fields: { mobileNum: { required: false, patternId: 5, minLength: 11, maxLength: 11 } } };
    expect(rule("mobileNum", { mode: "mobile", settings })).toEqual({ ...settings.fields.mobileNum, required: true });
  });

  test("the SMS code is shown and required while its switch is on, with the number that it is sent to", () => {
    const on = { mode: "mobile", switches: { ...switches, REGMOBVERF3: true } } as const;
    expect(ids(on)).toEqual(["mobileNum", "verificationCode", "password"]);
    expect(ids({ ...on, mode: "username" })).toEqual(["username", "mobileNum", "verificationCode", "password"]);
    expect(rule("mobileNum", { ...on, mode: "username" })?.required).toBe(true);
    expect(
      rule("verificationCode", { ...on, settings: { fields: {}, verificationCode: { required: false } } }),
    ).toEqual({
      required: true,
      maxLength: 255,
    });
  });

  test("no SMS code is longer than 255", () => {
    const settings = { fields: {}, verificationCode: { required: true, maxLength: 400 } };
    const code = rule("verificationCode", { mode: "mobile", switches: { ...switches, REGMOBVERF3: true }, settings });
    expect(validateField(code ?? { required: true }, "1".repeat(255))).toBeUndefined();
    expect(validateField(code ?? { required: true }, "1".repeat(256))?.reason).toBe("length");
  });

  test("without its switch the mobile mode has no password", () => {
    expect(ids({ mode: "mobile", switches: { ...switches, MOBILEREGPASS3: false } })).toEqual(["mobileNum"]);
    expect(ids({ switches: { ...switches, MOBILEREGPASS3: false } })).toEqual(["username", "password"]);
  });
});

describe("further fields", () => {
  test.each(registrationFields)("$id is shown if the platform lists it, with the platform's rule", ({ id }) => {
    const said = { required: false, patternId: 4, acceptedPattern: "[a-z]*", minLength: 3, maxLength: 7 };
    expect(ids({})).not.toContain(id);
    expect(rule(id, { settings: { fields: { [id]: said } } })).toEqual({ ...said, required: id === "paymentPassword" });
  });

  test("a payment password is required wherever it is shown", () => {
    const settings = { fields: { paymentPassword: { required: false } } };
    expect(rule("paymentPassword", { settings })?.required).toBe(true);
    expect(rule("paymentPassword", { brandDefaults: { ...hidden, paymentPassword: "optional" } })?.required).toBe(true);
  });

  test("the brand's own fields are shown until the platform's settings arrive, and if those do not list them", () => {
    const brandDefaults = { ...hidden, email: "required", line: "optional" } as const;
    expect(ids({ brandDefaults })).toEqual(["username", "password", "line", "email"]);
    expect(rule("email", { brandDefaults })).toMatchObject({ required: true, patternId: 3 });
    expect(rule("line", { brandDefaults, settings: { fields: { email: { required: false } } } })?.required).toBe(false);
    expect(rule("email", { brandDefaults, settings: { fields: { email: { required: false } } } })).toEqual({
      required: false,
    });
  });

  test("an unknown field is not shown", () => {
    expect(ids({ settings: { fields: { shoeSize: { required: true }, toString: { required: true } } } })).toEqual([
      "username",
      "password",
    ]);
  });

  test("they keep the order of their table, whatever the order of the response", () => {
    const fields = Object.fromEntries(registrationFields.toReversed().map(({ id }) => [id, { required: false }]));
    expect(ids({ settings: { fields } }).slice(2)).toEqual(registrationFields.map(({ id }) => id));
  });

  test("legal requirements override both", () => {
    const minimums = { idNumber: { required: true }, password: { minLength: 12 } };
    const settings = { fields: { password: { required: true, minLength: 4, maxLength: 20 } } };
    expect(rule("idNumber", { minimums, settings })).toMatchObject({ required: true, patternId: 8 });
    expect(rule("password", { minimums, settings })).toMatchObject({ minLength: 12, maxLength: 20 });
  });
});

describe("a brand's rules", () => {
  const brandRules = {
    username: { pattern: 14, minimum: 2 },
    verificationCode: { pattern: 5, minimum: 4, maximum: 6 },
    email: { maximum: 30 },
  } as const;
  const brandDefaults = { ...hidden, email: "optional" } as const;

  test("override parts of a field's own rule and keep the rest", () => {
    expect(rule("username", { brandRules })).toEqual({ required: true, patternId: 14, minLength: 2, maxLength: 16 });
    expect(rule("password", { brandRules })).toEqual(rule("password", {}));
    expect(rule("email", { brandRules, brandDefaults })).toEqual({
      required: false,
      patternId: 3,
      minLength: 6,
      maxLength: 30,
    });
    const mobile = { mode: "mobile", switches: { ...switches, REGMOBVERF3: true } } as const;
    expect(rule("verificationCode", { ...mobile, brandRules })).toMatchObject({ minLength: 4, maxLength: 6 });
  });

  test("BR-007 two brands with other patterns for the username have other messages for it", () => {
    const messageOf = (rules: Parameters<typeof rule>[1]) => {
      const username = rule("username", rules) ?? { required: false };
      return validateField(username, "1 ?")?.message;
    };
    expect(messageOf({ brandRules })).toBe("in_pattern_14");
    expect(messageOf({ brandRules: { username: { pattern: 4 } } })).toBe("in_pattern_4");
  });

  test("do not show hidden fields", () => {
    expect(ids({ brandRules })).toEqual(["username", "password"]);
  });

  test("apply until the platform sets a rule for the field, field by field", () => {
    const settings = { fields: { username: { required: true, patternId: 1, minLength: 4, maxLength: 10 } } };
    expect(rule("username", { brandRules, settings })).toEqual(settings.fields.username);
    expect(rule("email", { brandRules, brandDefaults, settings })).toMatchObject({ maxLength: 30 });
  });
});

describe("the register's examples", () => {
  const settings = {
    fields: {
      username: { required: true, patternId: 1, minLength: 4, maxLength: 10 },
      password: { required: true, patternId: 17, minLength: 6, maxLength: 16 },
    },
  };
  test.each([
    ["username", "1abc", "pattern"],
    ["username", "abc1", undefined],
    ["username", "", "required"],
    ["password", "abcdef", "pattern"],
    ["password", "Abcd1!", undefined],
  ])("%s %j", (id, value, reason) => {
    expect(validateField(rule(id, { settings }) ?? { required: false }, value)?.reason).toBe(reason);
  });

  test.each([
    ["0101234567a", "pattern"],
    ["01012345678", undefined],
    ["1012345678", undefined],
    ["101234567", "length"],
  ])("VF-053 a Korean mobile number, with or without its zero: %s", (value, reason) => {
    expect(validateField(rule("mobileNum", { mode: "mobile" }) ?? { required: false }, value)?.reason).toBe(reason);
  });
});
