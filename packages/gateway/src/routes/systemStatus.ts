import type { SystemStatusResponse } from "@livery/platform/decoders/systemStatus.gen.js";
import { merchantResources } from "../merchantResources.ts";
import { isRestricted, readStatus } from "../merchantStatus.ts";
import type { Route } from "../requestContext.ts";
import { whitelabelTree } from "../whitelabelTree.ts";

/** AP-016: whether the site is open for this visitor, and its merchant's settings. */
export const systemStatus: Route<SystemStatusResponse> = async ({
  database,
  merchant,
  shownAddress,
  country: from,
}) => {
  const status = await readStatus(database, merchant.merchant);
  const ip = status.state === "restricted" ? (status.ip ?? shownAddress) : shownAddress;
  const country = from ?? (status.state === "restricted" ? status.country : undefined);
  return {
    maintenance: status.state === "maintenance",
    regionRestriction: isRestricted(status, merchant, from),
    ...(status.state === "maintenance" && status.end !== undefined && { maintenanceEnd: status.end }),
    location: { ...(ip !== undefined && { ip }), ...(country !== undefined && { country }) },
    info: { whitelabel: whitelabelTree(merchant), resources: merchantResources(merchant) },
    ...(merchant.analytics && { analytics: { gtagId: merchant.analytics.gtagId } }),
    customerService: [
      { csType: "LIVECHAT", path: "/help#contact" },
      { csType: "VIP", path: "/help#contact" },
    ],
  };
};
