import { expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { passwordWeakness } from "./passwordWeakness.ts";

const names = ["haneul.kim90", "01020001000", "김하늘빛나"];

it.each([
  "12345678",
  "87654321",
  "11111111",
  "abcdefgh",
  "abcd1234",
  "qwertyui",
  "asdf1234",
  "qwerty12",
  "abababab",
  "abc1abc1",
  "password",
  "Password1",
  "P@ssw0rd",
  "p4$$w0rd!",
  "passwort1",
  "iloveyou2",
  "1q2w3e4r",
  "dkssudgktpdy",
])("%s is among the first guesses", (password) => {
  expect(passwordWeakness(password, names)).toBe("common");
});

it.each(["haneul.kim90", "Haneul-2030", "xxHANEULxx", "kim90kim90", "p-01020001000", "김하늘빛나-2030"])(
  "%s contains a name or number of its member",
  (password) => {
    expect(passwordWeakness(password, names)).toBe("name");
  },
);

it.each([DEMO_PASSWORD, "passwort-frei", "mirinae-2030", "my-own-2030", "Clear-Sky-9", "kim-sonata7", "1357-gkzx"])(
  "%s is neither",
  (password) => {
    expect(passwordWeakness(password, names)).toBeUndefined();
  },
);
