import { minor } from "@livery/product/money.ts";
import { hashOfKey } from "@livery/gateway/money/keys/keyHashes.ts";
import { expect, it } from "vitest";
import type { Operation } from "./operations.ts";
import { type Books, judgeBooks } from "./readBooks.ts";

const transfer: Operation = { number: 7, call: "transferFunds", key: "key-of-seven", amount: minor(100_007), json: {} };
const withdrawal: Operation = {
  number: 8,
  call: "createWithdrawal",
  key: "key-of-eight",
  amount: minor(100_008),
  json: {},
};
const done = { status: 200, body: "{}" };
const refused = { status: 400, body: "no" };

const nothing: Books = {
  answers: new Map(),
  moved: new Map(),
  orders: new Map(),
  states: new Map(),
  contradictions: [],
};
const answers = new Map([[hashOfKey(transfer.key), done]]);
const moved = new Map([["transfer 100007", 1]]);

const judge = (books: Partial<Books>, operation: Operation, answer?: typeof done) =>
  judgeBooks(
    { ...nothing, ...books },
    [operation],
    new Map(answer ? [[operation.number, { number: operation.number, ...answer }]] : []),
  );

it("an answered operation must exist; an unanswered one may exist or not", () => {
  expect(judge({ answers, moved }, transfer, done)).toEqual({ lost: [], wrong: [] });
  expect(judge({ answers, moved }, transfer)).toEqual({ lost: [], wrong: [] });
  expect(judge({}, transfer)).toEqual({ lost: [], wrong: [] });
  expect(judge({}, transfer, done).lost).toEqual(["transferFunds 7"]);
});

it("an existing operation exists once and completely, with the response that was sent", () => {
  const wrong = [
    judge({ answers }, transfer),
    judge({ moved }, transfer),
    judge({ answers, moved: new Map([["transfer 100007", 2]]) }, transfer),
    judge({ answers, moved }, transfer, { ...done, body: "another" }),
    judge({ answers: new Map([[hashOfKey(transfer.key), refused]]), moved }, transfer, refused),
    judge(
      { answers: new Map([[hashOfKey(withdrawal.key), done]]), orders: new Map([["withdrawal 100008", 1]]) },
      withdrawal,
    ),
    judge({ answers, moved, contradictions: ["a member owes (3)"] }, transfer),
  ];
  expect(wrong.map((verdict) => verdict.wrong.length)).toEqual(wrong.map(() => 1));
});
