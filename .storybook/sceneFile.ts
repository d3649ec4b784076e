import type { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";

/** The ids of the calls that a site may send. */
export type LiveCallId = keyof typeof liveCalls;

/** One response of the platform as it came over the wire. */
interface SceneResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Responses in one language by the keys of `responseKey`. */
type SceneResponses = Readonly<Partial<Record<string, SceneResponse>>>;

/** A recording of the reference platform that `npm run gen` writes to scenes/*.gen.json. */
export interface SceneFile extends Readonly<Record<TextLanguage, SceneResponses>> {
  /** The platform's time in ms since 1970. Recorded times are shown relative to the current time by the same distance. */
  readonly recordedAt: number;
}

/** The key of a recorded response: its call, and for a list of games their type. */
export function responseKey(id: LiveCallId, query: URLSearchParams): string {
  return [id, query.get("gameType") ?? []].flat().join(" ");
}

/** The session token of a recorded visitor. */
export function sceneToken(visitor: string): string {
  return `scene-${visitor}`;
}
