import { gameTypes } from "@livery/product/gameTypes.ts";
import { describe, expect, it } from "vitest";
import { differInColour } from "../games/pictureNumber.ts";
import { buildGames } from "./buildGames.ts";
import { catalogue, catalogueTables } from "./catalogue.ts";

const { rows } = catalogue();

describe("the games", () => {
  it("are the same every time they are built", () => {
    expect(buildGames()).toEqual(rows.game);
  });

  it("are about ten thousand, of every type and from all providers", () => {
    expect(rows.game.length).toBeGreaterThan(9_500);
    expect(rows.game.length).toBeLessThan(10_500);
    expect(new Set(rows.game.map(({ type }) => type))).toEqual(new Set(gameTypes.map(({ id }) => id)));
    expect(new Set(rows.game.map(({ vendor }) => vendor))).toEqual(new Set(rows.vendor.map(({ code }) => code)));
  });

  it("match the number in the list of providers, for each provider and type", () => {
    const pragra = rows.game.filter(({ vendor }) => vendor === "PP");
    expect(Object.groupBy(pragra, ({ type }) => type)).toMatchObject({
      RNG: { length: 900 },
      LIVE: { length: 150 },
    });
  });

  it("have unique names in both languages among slots and fishing games", () => {
    for (const type of ["RNG", "FISH"]) {
      const games = rows.game.filter((game) => game.type === type);
      expect(new Set(games.map(({ name_ko: ko }) => ko)).size, type).toBe(games.length);
      expect(new Set(games.map(({ name_en: en }) => en)).size, type).toBe(games.length);
    }
  });

  it("have no name with a repeated word, a gap, or Korean in its English", () => {
    const odd = rows.game.filter(({ type, name_ko: ko, name_en: en }) => {
      const twice = type !== "LIVE" && /(?:^| )(\S+) \1(?: |$)/u.test(en);
      return twice || /undefined| {2}|^ | $/u.test(`${ko}\n${en}`) || /[가-힣]/u.test(en);
    });
    expect(odd.map(({ name_en: en }) => en)).toEqual([]);
  });

  it("have ids of letters, digits and hyphens", () => {
    expect(rows.game.filter(({ id }) => !/^[A-Za-z0-9-]{1,40}$/u.test(id))).toEqual([]);
  });

  it("are ordered so that a row of one type shows different games", () => {
    for (const { id } of gameTypes) {
      const first = rows.game.filter(({ type }) => type === id).slice(0, 10);
      expect(new Set(first.map(({ name_ko: ko }) => ko)).size, id).toBe(10);
    }
  });

  /** The lists that visitors see: a type, one provider of it, and the popular games. */
  const lists = [
    ...gameTypes.flatMap(({ id }) => {
      const all = rows.game.filter(({ type }) => type === id);
      const providers = Object.values(Object.groupBy(all, ({ vendor }) => vendor));
      return [{ name: id as string, games: all }, ...providers.map((games = []) => ({ name: `${id} of one`, games }))];
    }),
    {
      name: "hot",
      games: rows.game
        .filter(({ hot_rank: rank }) => rank !== null)
        .toSorted((one, other) => (one.hot_rank ?? 0) - (other.hot_rank ?? 0)),
    },
  ];

  it("never have the same emblem beside each other, in no list", () => {
    const same = lists.flatMap(({ name, games }) =>
      games.filter(({ emblem }, index) => emblem === games[index - 1]?.emblem).map(({ id }) => `${name}: ${id}`),
    );
    expect(same).toEqual([]);
  });

  it("differ in colour from the one beside them: one provider's always, in a list of all almost always", () => {
    for (const { name, games } of lists) {
      const same = games.filter(({ id }, index) => index > 0 && !differInColour(id, games[index - 1]?.id ?? id));
      expect(same.length / games.length, name).toBeLessThanOrEqual(name.endsWith("of one") ? 0 : 0.02);
    }
  });

  it("use more than 120 emblems", () => {
    expect(new Set(rows.game.map(({ emblem }) => emblem)).size).toBeGreaterThan(120);
  });
});

it("no text is missing in either language", () => {
  const texts = catalogueTables.flatMap((table) =>
    rows[table].flatMap((row) => {
      const cells = row as Readonly<Record<string, unknown>>;
      const columns = Object.keys(cells).filter((column) => column.endsWith("_ko"));
      return columns.map((column) => ({ table, column, ko: cells[column], en: cells[column.replace(/ko$/u, "en")] }));
    }),
  );
  expect(texts.length).toBeGreaterThan(10_000);
  const isMissing = ({ ko, en }: (typeof texts)[number]) => (ko === null ? en !== null : !ko || !en);
  expect(texts.filter(isMissing)).toEqual([]);
});

it("HTML texts have only plain tags, each closed", () => {
  const texts = [...rows.notice, ...rows.help_topic].flatMap((row) => [row.content_ko, row.content_en]);
  texts.push(...rows.promotion.flatMap((row) => [row.terms_ko, row.terms_en]));
  const PAIR = /<(p|ul|ol|li|strong|h3|table|thead|tbody|tr|th|td|a)(?: href="\/help#[a-z]+")?>([^<>]*)<\/\1>/gu;
  const isPlain = (html: string): boolean => {
    const without = html.replace(PAIR, "$2");
    return without === html ? !/[<>]/u.test(html) : isPlain(without);
  };
  expect(texts.filter((text) => !isPlain(text))).toEqual([]);
});
