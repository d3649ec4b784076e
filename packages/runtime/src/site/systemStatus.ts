import { type SystemStatus, systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { atom } from "jotai";
import { sendAtom } from "./send.ts";

type Response = SystemStatus | undefined;

const responseAtom = atom<Response>(undefined);

const firstResponseAtom = atom<Promise<Response>>(Promise.resolve(undefined));

/** The platform's last response about the site's status; `undefined` until there is one. */
export const systemStatusAtom = atom((get) => get(responseAtom));

/** What came of the first question: the start waits for it. Without a response it is `undefined`. */
export const firstSystemStatusAtom = atom((get) => get(firstResponseAtom));

/** Asks the platform for the status of the host that the visitor opened. A response is valid until the next one. */
export const askSystemStatusAtom = atom(null, async (get, set): Promise<Response> => {
  try {
    const response = await get(sendAtom)(systemStatus, { host: globalThis.location.host });
    set(responseAtom, response);
    return response;
  } catch {
    return undefined;
  }
});

/** Begins the start. */
export const startSystemStatusAtom = atom(null, (_get, set) => set(firstResponseAtom, set(askSystemStatusAtom)));

/** Takes a status without asking: no platform answers while a page is drawn for a pack. */
export const takeSystemStatusAtom = atom(null, (_get, set, status: SystemStatus) =>
  set(firstResponseAtom, Promise.resolve(status)),
);
