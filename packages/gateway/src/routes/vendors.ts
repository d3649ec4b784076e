import type { VendorsResponse } from "@livery/platform/decoders/vendors.gen.js";
import { pictureAddress } from "@livery/product/pictures.ts";
import { offeredTypes } from "../games/offeredTypes.ts";
import { ofCatalogue } from "../games/ofCatalogue.ts";
import { inLanguage } from "../texts/inLanguage.ts";

/** AP-028: the providers of each game type of the merchant's site. */
export const vendors = ofCatalogue<VendorsResponse>(async ({ database, merchant, language }) => {
  const rows = await database
    .selectFrom("vendor_type")
    .innerJoin("vendor", "vendor.code", "vendor_type.vendor")
    .selectAll("vendor")
    .select(["vendor_type.type", "vendor_type.hot"])
    .orderBy("vendor_type.position")
    .execute();
  return offeredTypes(merchant).map((type) => ({
    gameCategory: type,
    vendors: rows
      .filter((row) => row.type === type)
      .map((row) => ({
        vassalage: row.code,
        displayName: inLanguage(row, "name", language),
        // A seed may only contain letters, digits and hyphens.
        smallIcon: pictureAddress({ kind: "vendor", emblem: row.emblem, seed: row.code.replaceAll("_", "-") }),
        isHot: row.hot,
      })),
  }));
});
