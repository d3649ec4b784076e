import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox.ts";

it.each([
  ["kim@example.test", "Kim@Example.TEST"],
  ["kim@example.test", "kim+1@example.test"],
  ["kim@example.test", "kim+a+b@example.test"],
  ["kimlee@gmail.com", "k.i.m.lee+bonus@gmail.com"],
  ["kimlee@gmail.com", "Kim.Lee@googlemail.com"],
  ["kimlee@proton.me", "kim_lee@protonmail.com"],
  ["kim@icloud.com", "kim@me.com"],
  ["kim@daum.net", "kim@hanmail.net"],
  ["kim@gmail.com", "kim.@gmail.com"],
])("%s and %s are one mailbox", (one, other) => {
  expect(mailboxOf(other)).toBe(mailboxOf(one));
});

it.each([
  ["kim.lee@example.test", "kimlee@example.test"],
  ["kim@example.test", "kim@other.test"],
  ["kim@naver.com", "kim@gmail.com"],
  ["+1@example.test", "+2@example.test"],
])("%s and %s are two", (one, other) => {
  expect(mailboxOf(other)).not.toBe(mailboxOf(one));
});
