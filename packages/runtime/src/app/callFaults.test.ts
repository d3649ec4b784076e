import type { Call } from "@livery/platform/call.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import enCore from "../i18n/locales/en/core.json" with { type: "json" };
import enForms from "../i18n/locales/en/forms.json" with { type: "json" };
import koCore from "../i18n/locales/ko/core.json" with { type: "json" };
import koForms from "../i18n/locales/ko/forms.json" with { type: "json" };
import { type FailureKind, failureKind } from "../kit/calls/failureKind.ts";
import { problemOf } from "../kit/forms/formProblem.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { type FaultId, faults, faultySend } from "../testing/faults.ts";
import { newPage } from "../testing/newPage.ts";
import { importedCalls, runtimeSources } from "../testing/runtimeSources.ts";
import { sendWrite } from "../kit/writes/sendWrite.ts";

// Every call of start, home, login, registration and recovery meets every fault. Writes and queries share one path each, so
// that what a path makes of a fault holds for all of its calls. The list of calls is read from the sources.

/** Folders that have none of these flows. */
const others = /^(?:agent|features|kit\/transfers|member)\//;

type Way = "write" | "query" | "itself";

/** Each call with the file that sends it, and the way in which it does. */
const sendings = [...runtimeSources()]
  .filter(([file]) => !others.test(file))
  .flatMap(([file, text]) => importedCalls(text).map(({ id, name }) => ({ id, file, way: wayOf(text, name) })));

function wayOf(text: string, name: string): Way {
  if (new RegExp(`\\b(?:useWrite\\(|sendWrite\\([^;]*?,\\s+)${name},`, "s").test(text)) return "write";
  return new RegExp(`\\b(?:callAtom|useCall|useEndlessCall)\\(${name},`).test(text) ? "query" : "itself";
}

/** Calls that their file sends by itself: what the visitor gets after a fault. */
const byThemselves: Readonly<Record<string, string>> = {
  "login/useRegistration.ts checkAffiliate": "the form's problem, because it is sent before the form",
  "kit/forms/captcha/slideProvider.ts slideCaptcha": "the slide captcha's own failure, with another picture",
  "kit/forms/captcha/slideProvider.ts solveSlideCaptcha": "the slide captcha's problem, with another picture",
  "kit/forms/captcha/useCaptchaPicture.ts captcha": "a picture that did not load, with another one",
  "kit/support/openSupport.ts customerServices": "a message; on a closed site with the brand's own contacts",
  "site/askSwitches.ts whitelabel": "the brand's own switches",
  "session/enterSession.ts memberInfo": "the login's problem; at the start the session is kept",
  "games/useFavorite.ts favoriteGameIds": "nothing: only its id is needed",
  "games/useFavorite.ts favoriteGames": "nothing: only its id is needed",
  "launch/PlayWatch.tsx realityCheck": "nothing: only its id is needed",
  "launch/askForGame.ts gameList": "no suggestions beside the message; the launch's own message for a provider",
  "launch/openGame.ts launchGame": "the launch's own message",
  "site/language.ts language": "a toast; the language stays",
  "kit/calls/queryClient.ts announcements": "nothing: only its id is needed",
  "kit/account/signIn.ts freePlay": "the launch's own message",
  "site/systemStatus.ts systemStatus": "a page that says so and asks again",
  "session/watchSession.ts memberInfo": "it asks again later",
};

test("every call of these flows has a form or view with all states, or is listed with its failure", () => {
  const alone = sendings.filter(({ way }) => way === "itself").map(({ file, id }) => `${file} ${id}`);
  expect(alone.toSorted()).toEqual(Object.keys(byThemselves).toSorted());
});

test("the list is read from the sources: it has the calls that the requirements name", () => {
  const writes = sendings.flatMap(({ id, way }) => (way === "write" ? [id] : []));
  expect([...new Set(writes)].toSorted()).toEqual(
    expect.arrayContaining([
      "changePassword",
      "freePlay",
      "login",
      "logout",
      "register",
      "resetPassword",
      "verifyLogin",
    ]),
  );
});

interface Meaning {
  readonly kind: FailureKind;
  /** What it says of a change. */
  readonly state: "refused" | "unknown";
  /** What a form says of it, where that is not the text of its kind. */
  readonly problem?: string;
}

const meanings: Readonly<Record<FaultId, Meaning>> = {
  "the device is offline": { kind: "offline", state: "unknown" },
  "the browser gives it up": { kind: "offline", state: "unknown" },
  "nothing arrives in time": { kind: "slow", state: "unknown" },
  "the platform fails": { kind: "system", state: "refused" },
  "a proxy answers for it": { kind: "system", state: "unknown" },
  "there were too many requests": { kind: "tooMany", state: "refused" },
  // A view is closed with the session (`withErrorHandling`); a form says so.
  "the session has ended": { kind: "refused", state: "refused", problem: "problem.signedOut" },
  "the response is empty": { kind: "system", state: "unknown" },
  "the response is cut off": { kind: "system", state: "unknown" },
  "the response has another shape": { kind: "system", state: "unknown" },
};

const ids = [...new Set(sendings.map(({ id }) => id))];
const flow = await Promise.all(
  ids.map(async (id) => {
    const { [id]: call } = (await import(`../../../platform/src/calls/${id}.ts`)) as Record<
      string,
      Call<never, unknown>
    >;
    if (!call) throw new Error(`calls/${id}.ts exports no ${id}.`);
    return call;
  }),
);
const texts = [
  { core: enCore, forms: enForms },
  { core: koCore, forms: koForms },
] as readonly Readonly<Record<"core" | "forms", Readonly<Record<string, string>>>>[];

/** Nothing is read from the responses of some calls: their status says that they were carried out. */
function isFine(fault: FaultId, call: Call<never, unknown>): boolean {
  if (fault === "the response is empty") return call.decode(undefined).ok;
  return fault === "the response has another shape" && call.decode(7).ok;
}

const cases = (Object.keys(faults) as FaultId[]).flatMap((fault) =>
  flow.map((call) => [fault, call.id, call] as const),
);

/** Sends a call on a connection with this fault. */
async function sent(fault: FaultId, call: Call<never, unknown>) {
  const bare = { ...call, encode: () => ({}) };
  const result = await sendWrite(newPage(faultySend(fault)), bare, undefined as never, { invalidates: [] });
  return { state: result.state, error: "error" in result ? result.error : undefined };
}

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test.each(cases.filter(([fault, , call]) => !isFine(fault, call)))(
  "when %s, %s fails as what it is, with a message in both languages",
  async (fault, _, call) => {
    const { kind, state, problem = `problem.${kind}` } = meanings[fault];
    const result = await sent(fault, call);
    expect({ state: result.state, kind: failureKind(result.error) }).toEqual({ state, kind });
    expect(problemOf(result.error)).toEqual({ key: problem });
    for (const { core, forms } of texts) expect([core[`call.failed.${kind}`], forms[problem]]).not.toContain(undefined);
  },
);

test.each(cases.filter(([fault, , call]) => isFine(fault, call)))(
  "when %s, %s is done all the same: nothing is read from its response",
  async (fault, _, call) => {
    expect(await sent(fault, call)).toEqual({ state: "done", error: undefined });
  },
);
