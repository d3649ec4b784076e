import type { JsonSchema } from "@livery/brand/jsonSchema.ts";
import type { Localized } from "@livery/brand/localized.ts";

/** Who controls a switch, by its schema (BR-037); each text completes "Who decides: …". */
export const switchDeciders: Readonly<Record<NonNullable<JsonSchema["x-override"]>, Localized>> = {
  build: {
    en: "only this file; the platform's value has no effect.",
    ko: "이 파일입니다. 플랫폼의 값은 영향을 주지 않습니다.",
  },
  "server-off-only": {
    en: "this file, and the platform may only switch it off. If the platform sends no value, this file's value applies.",
    ko: "이 파일이며, 플랫폼은 끄는 것만 할 수 있습니다. 플랫폼이 값을 주지 않으면 이 파일의 값을 씁니다.",
  },
  server: {
    en: "the platform. This file's value applies until the platform responds, or if it sends no value.",
    ko: "플랫폼입니다. 플랫폼이 응답하기 전이나 값을 주지 않을 때 이 파일의 값을 씁니다.",
  },
};
