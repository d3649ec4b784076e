import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { vendorsAtom } from "../../../../state/queries/catalogue.ts";
import { useQueryResult } from "../../../../state/queries/useQueryResult.ts";
import { HeadedSection } from "../HeadedSection.tsx";
import { SectionFailure } from "../SectionFailure.tsx";
import { WaitingVendors } from "../WaitingSection.tsx";
import type { GameRowProps } from "./GameRow.tsx";
import { rowVendors } from "./rowVendors.ts";
import { useVendorItems } from "./useVendorItems.ts";

/** The houses that a sport is played at. Without any there is no row. */
export function VendorRow({ id, number, row }: GameRowProps) {
  const { t } = useTranslation();
  const { data, failed, retrying, retry } = useQueryResult(vendorsAtom);
  const toItem = useVendorItems(row.path);
  if (failed) {
    return (
      <HeadedSection id={id} number={number}>
        <SectionFailure what={t(`home.${id}.title`)} retrying={retrying} onRetry={retry} />
      </HeadedSection>
    );
  }
  if (!data) return <WaitingVendors id={id} number={number} />;
  const vendors = rowVendors(data, row.types);
  if (vendors.length === 0) return null;
  return (
    <HeadedSection id={id} number={number}>
      <VendorChips
        look="cards"
        label={t("home.vendors.label", { type: t(`home.${id}.title`) })}
        items={vendors.map((vendor) => ({ ...toItem(vendor), note: t(`games.${row.types[0]}`) }))}
      />
    </HeadedSection>
  );
}
