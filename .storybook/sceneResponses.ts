import type { TextLanguage } from "@livery/product/languages.ts";
import { type LiveCallId, type SceneFile, responseKey } from "./sceneFile.ts";
import { type SceneId, sceneOf } from "./scenes.ts";

const files = import.meta.glob<SceneFile>("./scenes/*.gen.json", { eager: true, import: "default" });

/** The platform's fields that contain a time, in ms since 1970. */
const moments = new Set(["timestamp", "startTime", "endTime", "maintenanceEnd"]);

export interface SceneQuestion {
  readonly scene: SceneId;
  readonly call: LiveCallId;
  readonly query: URLSearchParams;
  readonly language: TextLanguage;
  /** The visitor whose session the request carries, by the name of the recording. */
  readonly visitor: string | undefined;
  /** The name of the brand in the story. */
  readonly brand: string;
}

/** The recorded response with its times moved to now and the brand's name filled in; undefined if nothing was recorded. */
export function sceneResponse(question: SceneQuestion): Response | undefined {
  const { scene, call, query, language, visitor, brand } = question;
  const { recordings, empty } = sceneOf(scene);
  const names = visitor === undefined ? recordings : [visitor, ...recordings];
  for (const name of names) {
    const file = recordingOf(name);
    const response = file[language][responseKey(call, query)];
    if (!response) continue;
    const passed = Date.now() - file.recordedAt;
    const body: unknown = JSON.parse(JSON.stringify(response.body), (key, value: unknown) => {
      if (typeof value === "number" && moments.has(key)) return value + passed;
      return typeof value === "string" ? value.replaceAll("{brand}", brand) : value;
    });
    return Response.json(empty ? emptied(body) : body, { status: response.status });
  }
  return undefined;
}

/** The recorded visitor that a token belongs to, if any. */
export function visitorOf(token: string | null): string | undefined {
  const visitor = token?.replace(/^scene-/u, "");
  return visitor !== undefined && `./scenes/${visitor}.gen.json` in files ? visitor : undefined;
}

function recordingOf(name: string): SceneFile {
  const file = files[`./scenes/${name}.gen.json`];
  if (!file) throw new Error(`scenes/${name}.gen.json is missing: run \`npm run gen\`.`);
  return file;
}

/** A response whose value is an empty list, or whose lists are all empty. */
function emptied(body: unknown): unknown {
  const { value, ...envelope } = body as { readonly value?: unknown };
  if (Array.isArray(value)) return { ...envelope, value: [] };
  if (typeof value !== "object" || value === null) return body;
  const lists = Object.entries(value).map(([name, part]: [string, unknown]) => [name, Array.isArray(part) ? [] : part]);
  return { ...envelope, value: Object.fromEntries(lists) as unknown };
}
