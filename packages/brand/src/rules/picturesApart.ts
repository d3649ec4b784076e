import { schemaAt } from "../brandSchema.ts";
import { quote } from "../text/quote.ts";
import { familyOf } from "./findTwins.ts";
import { pictureKey } from "./fleet.ts";
import { looks, looksOf } from "./looks.ts";
import { otherLook } from "./otherLook.ts";
import type { Rule } from "./rule.ts";

export const picturesApart: Rule = {
  code: "LIV1312",
  title: {
    en: "No two brands combine the same card format with the same art treatment.",
    ko: "카드 형식과 그림 처리 방식이 모두 같은 두 브랜드는 없습니다.",
  },
  why: {
    en: "Cards fill most of every lobby. With the same format and the same art style, two brands look like one product.",
    ko: "로비의 대부분은 카드입니다. 형식과 그림 스타일이 같으면 두 브랜드는 하나의 제품처럼 보입니다.",
  },
  good: { brand: {}, others: [{ id: "other", ...otherLook }] },
  bad: {
    brand: {},
    others: [
      {
        id: "other",
        layout: { ...otherLook.layout, card: "tile" },
        theme: { ...otherLook.theme, art: { treatment: "soft" } },
      },
    ],
  },
  across: true,
  check(brand, report, { pictures, twins, size }) {
    // Twins are reported already, and with more brands than pairs of values some must agree.
    if (twins.has(brand.source) || size > combinations) return;
    const { card } = brand.config.layout;
    const { treatment } = brand.config.theme.art;
    if (brand.config.abstract) return;
    const alike = pictures.get(pictureKey(looksOf(brand.config)));
    const other = alike?.find((candidate) => familyOf(candidate) !== familyOf(brand));
    if (!other) return;
    report(["theme", "art", "treatment"], {
      severity: "advice",
      message: `The brand ${quote(other.source.id)} has the same artwork style: ${treatment} art on ${card} cards.`,
      expected: "another art treatment or another card format",
      got: `treatment ${quote(treatment)} with card ${quote(card)}`,
      suggestion: "Change theme.art.treatment or layout.card in one of the two.",
    });
  },
};

const combinations = looks.slice(0, 2).reduce((product, path) => product * (schemaAt(path)?.enum?.length ?? 1), 1);
