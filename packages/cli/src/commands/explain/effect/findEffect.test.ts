import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { brandConfig, temporaryFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { switchContracts } from "@livery/product/switches.gen.ts";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findKey } from "../findKey.ts";
import { valueAt, withValue } from "../valueAt.ts";
import { type Effect, findEffect } from "./findEffect.ts";

/** The effect of another value of a key of a brand. */
async function effectOf(key: string, other: boolean | string, changes: object = {}): Promise<Effect> {
  using folder = temporaryFolder();
  const brands = join(folder.path, "brands");
  const { path } = findKey(key);
  const compiled = async (config: ReturnType<typeof brandConfig>) => {
    writeBrand(brands, config);
    const { brands: sites, problems, resolved } = await compileWorkspace(brands, folder.path, "2026-01-01");
    const [brand, site] = [resolved.get("acme"), sites[0]?.site];
    if (!brand || !site) throw new Error(problems.map(({ message }) => message).join("\n"));
    return { brand, site };
  };
  const config = brandConfig("acme", "ACM01", changes);
  const { brand, site } = await compiled(config);
  expect(valueAt(brand.config, path)).not.toBe(other);
  const after = await compiled(withValue(JSON.parse(JSON.stringify(config)), path, other) as typeof config);
  return findEffect(path, site, after.site, brand);
}

const overruling = ({ shown, overruled }: Effect) => {
  expect(shown).toEqual([]);
  return overruled.map(({ by }) => by.map(({ key, needed }) => [key, needed]));
};

describe("a value with an effect", () => {
  test("names what visitors find with both values, and nothing else", async () => {
    expect(await effectOf("switches.MOBILEREGPASS3", false)).toEqual({
      shown: [
        {
          part: "registration by mobile number",
          from: expect.stringMatching(/^asks for mobileNum, password/),
          to: expect.not.stringContaining("password"),
        },
      ],
      overruled: [],
      byPlatform: false,
    });
    expect((await effectOf("features.vip", false)).shown).toContainEqual({
      part: "page /vip",
      from: "open",
      to: "absent",
    });
    expect((await effectOf("registration.fields.email", "required")).shown.map(({ part }) => part)).toEqual([
      "registration by username",
      "registration by mobile number",
    ]);
  });

  test.each(Object.keys(switchContracts))("%s is known: alone, it makes a difference", async (id) => {
    const { path, schema } = findKey(`switches.${id}`);
    expect((await effectOf(path.join("."), schema.default !== true)).shown).not.toEqual([]);
  });
});

describe("a value without an effect names what overrules it", () => {
  test("another switch, with its place and what would then differ", async () => {
    const { overruled } = await effectOf("switches.MOBILEREGPASS3", false, { switches: { MOBILEREG3: false } });
    expect(overruled).toEqual([
      {
        by: [
          {
            key: "switches.MOBILEREG3",
            value: false,
            needed: true,
            origin: { layer: "brand", brand: "acme", file: "brands/acme/brand.json", line: 14, column: 19 },
          },
        ],
        would: [expect.objectContaining({ part: "registration by mobile number" })],
      },
    ]);
  });

  test("two switches together", async () => {
    const switches = { DIRECTREG3: false, MOBILEREG3: false };
    expect(overruling(await effectOf("switches.MOBILEREGPASS3", false, { switches }))).toEqual([
      [
        ["switches.DIRECTREG3", true],
        ["switches.MOBILEREG3", true],
      ],
    ]);
  });

  test("a switch that the platform's tree puts above it, and says that only the platform does so", async () => {
    const nested = await effectOf("switches.REGMOBVERF3", true, { switches: { MOBILEREG3: false } });
    expect(overruling(nested)).toEqual([[["switches.MOBILEREG3", true]]]);
    expect(nested.byPlatform).toBe(true);
    const own = await effectOf("switches.MOBILEREGPASS3", false, { switches: { MOBILEREG3: false } });
    expect(own.byPlatform).toBe(false);
  });

  test("a value that is no switch, and a switch that a value overrules", async () => {
    const closed = { switches: { DIRECTREG3: false, FREEPLAY3: false } };
    expect(overruling(await effectOf("registration.fields.email", "required", closed))).toEqual([
      [["switches.DIRECTREG3", true]],
    ]);
    expect(overruling(await effectOf("compliance.ageCheckBeforeFreePlay", true, closed))).toEqual([
      [["switches.FREEPLAY3", true]],
    ]);
  });

  test("nothing, if the product's tables do not decide about the key", async () => {
    expect(await effectOf("layout.header", "rail")).toEqual({ shown: [], overruled: [], byPlatform: false });
  });
});
