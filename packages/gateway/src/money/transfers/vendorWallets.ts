import type { WireVendorWallet } from "@livery/platform/decoders/shared/vendorWallet.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import type { Reading } from "../../store/transaction.ts";
import { inLanguage } from "../../texts/inLanguage.ts";

/** The member's balance at each provider, including providers never paid in at (AP-119). */
export function wireVendorWallets(
  { all, tables }: Reading,
  balances: ReadonlyMap<string, Minor>,
  language: TextLanguage,
): WireVendorWallet[] {
  return all(tables.selectFrom("vendor").selectAll().orderBy("code")).map((vendor) => ({
    vendor: vendor.code,
    name: inLanguage(vendor, "name", language),
    balance: balances.get(vendor.code) ?? minor(0),
    state: "OPEN",
  }));
}
