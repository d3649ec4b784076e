import { createStore } from "jotai";
import { forgetSessionOnChange } from "../session/forgetSession.ts";
import { withErrorHandling } from "../session/withErrorHandling.ts";
import { sendAtom } from "../site/send.ts";
import { sessionAtom } from "../session/session.ts";
import { keepMerchant } from "../session/sessionKeys.ts";
import { type Responses, fakeSend } from "./fakeSend.ts";

export const neo = {
  id: "77",
  account: "neo01",
  nickname: "Neo",
  agentType: 0,
  toUpline: true,
  rank: { name: "Gold", level: 3 },
  memberLabel: "G",
  avatar: { kind: "STATIC", source: "3" },
};

export const credentials = { username: "neo01", password: "secret" };

/** The state of a site at the merchant M1, whose platform knows one member and responds to `responses` first. */
export function memberStore(responses: Responses = {}) {
  const store = createStore();
  const { send, sent } = fakeSend({ login: { token: "t1" }, memberInfo: neo, logout: {}, ...responses });
  store.set(sendAtom, withErrorHandling(send, store));
  forgetSessionOnChange(store);
  keepMerchant("M1");
  return { store, calls: () => sent.map(({ id }) => id), state: () => store.get(sessionAtom).state };
}
