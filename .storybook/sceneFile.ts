import type { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";

/** The calls that a site may send. */
export type LiveCallId = keyof typeof liveCalls;

/** One answer of the platform as it came over the wire. */
interface SceneResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Answers of one language by the keys of `responseKey`. */
type SceneResponses = Readonly<Partial<Record<string, SceneResponse>>>;

/** A recording of the reference platform, as `npm run gen` writes it to scenes/*.gen.json. */
export interface SceneFile extends Readonly<Record<TextLanguage, SceneResponses>> {
  /** The platform's time, in ms since 1970: what happens at a time is shown as far from the visitor's time as from this. */
  readonly recordedAt: number;
}

/** What an answer is recorded under: its call, and for a list of games their type. */
export function responseKey(id: LiveCallId, query: URLSearchParams): string {
  return [id, query.get("gameType") ?? []].flat().join(" ");
}

/** The session of a recorded visitor. */
export function sceneToken(visitor: string): string {
  return `scene-${visitor}`;
}
