import { quote } from "../text/quote.ts";
import { schemaAt } from "../brandSchema.ts";
import type { Rule } from "./rule.ts";

export const idIsFolder: Rule = {
  code: "LIV1201",
  title: { en: "A brand's id is the name of its folder.", ko: "브랜드의 id는 폴더 이름과 같습니다." },
  why: {
    en: "The folder name identifies the brand everywhere: in addresses, in dist/ and in every message.",
    ko: "주소, dist/ 폴더, 모든 메시지에서 폴더 이름으로 브랜드를 구분합니다.",
  },
  good: { brand: {} },
  bad: { brand: { id: "another" } },
  check({ config, source }, report) {
    if (config.id === source.id) return;
    report(["id"], {
      message: `The id is not the name of the folder, brands/${source.id}.`,
      expected: isId(source.id) ? quote(source.id) : `a folder named ${quote(config.id)}`,
      got: quote(config.id),
      suggestion: isId(source.id)
        ? `Write ${quote(source.id)}, or rename the folder.`
        : `Rename the folder to ${quote(config.id)}: its current name cannot be an id.`,
    });
  },
};

function isId(name: string): boolean {
  return new RegExp(schemaAt(["id"])?.pattern ?? "", "u").test(name);
}
