import type { WireVendorWallet } from "@livery/platform/decoders/vendorWallets.gen.js";
import type { TextLanguage } from "@livery/product/languages.ts";
import type { Reading } from "../../store/transaction.ts";
import { inLanguage } from "../../texts/inLanguage.ts";

/** The member's balance at each provider, including providers never paid in at (AP-119). */
export function wireVendorWallets(
  { all, tables }: Reading,
  balances: ReadonlyMap<string, number>,
  language: TextLanguage,
): WireVendorWallet[] {
  return all(tables.selectFrom("vendor").selectAll().orderBy("code")).map((vendor) => ({
    vendor: vendor.code,
    name: inLanguage(vendor, "name", language),
    balance: balances.get(vendor.code) ?? 0,
    state: "OPEN",
  }));
}
