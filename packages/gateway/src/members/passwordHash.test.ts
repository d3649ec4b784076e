import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./passwordHash.ts";

it("a password is stored as Argon2id with OWASP's first choice of parameters and its own salt", async () => {
  const [one, other] = [await hashPassword("곰 세 마리 2030"), await hashPassword("곰 세 마리 2030")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
  expect(other.slice(0, -44)).not.toBe(one.slice(0, -44));
  expect(await verifyPassword(one, "곰 세 마리 2030")).toBe(true);
  expect(await verifyPassword(one, "곰 세 마리 2031")).toBe(false);
});

it("a stored value in an unknown format matches no password", async () => {
  expect(await verifyPassword("", "")).toBe(false);
  expect(await verifyPassword("$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA", "a")).toBe(false);
});
