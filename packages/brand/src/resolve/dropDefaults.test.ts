import { languages } from "@livery/product/languages.ts";
import { expect, test } from "vitest";
import { brandSchema } from "../brandSchema.ts";
import { dropDefaults } from "./dropDefaults.ts";
import { fillDefaults } from "./fillDefaults.ts";

test("defaults are dropped at every depth, and return when defaults are filled in", () => {
  const said = {
    id: "acme",
    locales: languages.map(({ code }) => code),
    theme: { mode: "light", surface: "paper", shape: { corner: "round", radius: 4 }, colors: { brand: "#2350e6" } },
    layout: { header: "bar", home: ["hot"] },
    features: { sports: true },
  };
  const short = dropDefaults(brandSchema, said);
  expect(short).toEqual({
    id: "acme",
    theme: { surface: "paper", shape: { radius: 4 }, colors: { brand: "#2350e6" } },
    layout: { home: ["hot"] },
  });
  expect(fillDefaults(brandSchema, short)).toEqual(fillDefaults(brandSchema, said));
});
