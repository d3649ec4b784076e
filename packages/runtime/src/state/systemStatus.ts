import { type SystemStatus, systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { atom } from "jotai";
import { sendAtom } from "./send.ts";

type Response = SystemStatus | undefined;

const answerAtom = atom<Response>(undefined);

const firstAnswerAtom = atom<Promise<Response>>(Promise.resolve(undefined));

/** The platform's last answer about the site's status; `undefined` until there is one. */
export const systemStatusAtom = atom((get) => get(answerAtom));

/** What came of the first question: the start waits for it. Without an answer it is `undefined`. */
export const firstSystemStatusAtom = atom((get) => get(firstAnswerAtom));

/** Asks the platform for the status of the host that the visitor opened. An answer is valid until the next one. */
export const askSystemStatusAtom = atom(null, async (get, set): Promise<Response> => {
  try {
    const answer = await get(sendAtom)(systemStatus, { host: globalThis.location.host });
    set(answerAtom, answer);
    return answer;
  } catch {
    return undefined;
  }
});

/** Begins the start. */
export const startSystemStatusAtom = atom(null, (_get, set) => set(firstAnswerAtom, set(askSystemStatusAtom)));

/** Takes a status without asking: no platform answers while a page is drawn for a pack. */
export const takeSystemStatusAtom = atom(null, (_get, set, status: SystemStatus) =>
  set(firstAnswerAtom, Promise.resolve(status)),
);
