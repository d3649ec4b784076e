import type { TextLanguage } from "@livery/product/languages.ts";
import { type LiveCallId, type SceneFile, responseKey } from "./sceneFile.ts";
import { type SceneId, sceneOf } from "./scenes.ts";

const files = import.meta.glob<SceneFile>("./scenes/*.gen.json", { eager: true, import: "default" });

/** The fields of the platform that say when something happens, in ms since 1970. */
const moments = new Set(["timestamp", "startTime", "endTime", "maintenanceEnd"]);

export interface SceneQuestion {
  readonly scene: SceneId;
  readonly call: LiveCallId;
  readonly query: URLSearchParams;
  readonly language: TextLanguage;
  /** Whose session the call carries, by the name of its recording. */
  readonly visitor: string | undefined;
  /** The name of the brand that is shown. */
  readonly brand: string;
}

/** What the platform answered when the scene was recorded, told as of now and by the shown brand; undefined if nothing. */
export function sceneResponse(question: SceneQuestion): Response | undefined {
  const { scene, call, query, language, visitor, brand } = question;
  const { recordings, empty } = sceneOf(scene);
  const names = visitor === undefined ? recordings : [visitor, ...recordings];
  for (const name of names) {
    const file = recordingOf(name);
    const answer = file[language][responseKey(call, query)];
    if (!answer) continue;
    const passed = Date.now() - file.recordedAt;
    const body: unknown = JSON.parse(JSON.stringify(answer.body), (key, value: unknown) => {
      if (typeof value === "number" && moments.has(key)) return value + passed;
      return typeof value === "string" ? value.replaceAll("{brand}", brand) : value;
    });
    return Response.json(empty ? emptied(body) : body, { status: answer.status });
  }
  return undefined;
}

/** Whether a token is that of a recorded visitor, and whose. */
export function visitorOf(token: string | null): string | undefined {
  const visitor = token?.replace(/^scene-/u, "");
  return visitor !== undefined && `./scenes/${visitor}.gen.json` in files ? visitor : undefined;
}

function recordingOf(name: string): SceneFile {
  const file = files[`./scenes/${name}.gen.json`];
  if (!file) throw new Error(`scenes/${name}.gen.json is not there: run \`npm run gen\`.`);
  return file;
}

/** An envelope whose value is an empty list, or holds no list with entries. */
function emptied(body: unknown): unknown {
  const { value, ...envelope } = body as { readonly value?: unknown };
  if (Array.isArray(value)) return { ...envelope, value: [] };
  if (typeof value !== "object" || value === null) return body;
  const lists = Object.entries(value).map(([name, part]: [string, unknown]) => [name, Array.isArray(part) ? [] : part]);
  return { ...envelope, value: Object.fromEntries(lists) as unknown };
}
