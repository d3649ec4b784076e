import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useVendorItems } from "../../games/useVendorItems.ts";
import { vendorLink } from "../../launch/vendorLink.ts";
import { vendorsOf } from "../../games/vendorsOf.ts";
import { vendorsAtom } from "../../kit/data/catalogue.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { useSite } from "../../site/SiteContext.ts";
import type { GameRowProps } from "./GameRow.tsx";
import { SectionView } from "./SectionView.tsx";

/** The providers of sports or esports. Without providers the row is not rendered. */
export function VendorRow({ id, number, row }: GameRowProps) {
  const { t } = useTranslation();
  const { vendorOrder } = useSite();
  const call = useQueryResult(vendorsAtom);
  const toItem = useVendorItems((code) => vendorLink(row.path, code));
  return (
    <SectionView
      id={id}
      number={number}
      call={{ ...call, data: call.data && vendorsOf(row.types, call.data, vendorOrder) }}
    >
      {(vendors) => (
        <VendorChips
          look="cards"
          label={t("home.vendors.label", { type: t(`home.${id}.title`) })}
          items={vendors.map((vendor) => ({ ...toItem(vendor), note: t(`games.${row.types[0]}`) }))}
        />
      )}
    </SectionView>
  );
}
