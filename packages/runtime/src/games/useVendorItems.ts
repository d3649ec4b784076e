import type { Vendor } from "@livery/platform/calls/vendors.ts";
import type { VendorChipsProps } from "@livery/ui/VendorChips/VendorChips.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { usePicture } from "../kit/pictures/usePicture.ts";

/** Turns a provider into an item of `VendorChips` that links to its games; `address` is that of a provider by its code. */
export function useVendorItems(
  address: (code: string) => string,
): (vendor: Vendor) => VendorChipsProps["items"][number] {
  const { t } = useTranslation();
  const picture = usePicture();
  return ({ code, name, icon, hot }) => ({
    id: code,
    href: address(code),
    name,
    icon: icon ? picture(icon) : undefined,
    hot: hot ? t("gameCard.hot") : undefined,
  });
}
