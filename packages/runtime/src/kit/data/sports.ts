import { fixtures } from "@livery/platform/calls/fixtures.ts";
import { languageAtom } from "../../site/language.ts";
import { callAtom } from "../calls/callAtom.ts";
import { memoizeByKey } from "../calls/memoizeByKey.ts";

/** How often scores are requested while a page shows them, in ms. */
const PACE = 30_000;

/** The running and the next matches. */
export const fixturesAtom = memoizeByKey((gameType: "SPORTS" | "ESPORTS") =>
  callAtom(fixtures, (get) => ({ gameType, language: get(languageAtom) }), { refetchInterval: () => PACE }),
);
