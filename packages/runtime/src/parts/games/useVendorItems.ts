import type { Vendor } from "@livery/platform/calls/vendors.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import type { VendorChipsProps } from "@livery/ui/VendorChips/VendorChips.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePicture } from "../usePicture.ts";
import { vendorLink } from "./vendorLink.ts";

/** Turns a provider into an item of `VendorChips` that links to its games in a lobby. */
export function useVendorItems(lobby: RoutePath): (vendor: Vendor) => VendorChipsProps["items"][number] {
  const { t } = useTranslation();
  const picture = usePicture();
  return ({ code, name, icon, hot }) => ({
    id: code,
    href: vendorLink(lobby, code),
    name,
    ...(icon && { icon: picture(icon) }),
    ...(hot && { hot: t("gameCard.hot") }),
  });
}
