import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SystemStatusResponse, shape } from "../decoders/systemStatus.gen.js";
import { type AppResource, toAppResource } from "../appResource.ts";
import { defined } from "../defined.ts";
import type { SwitchNode } from "@livery/product/switchNode.ts";

interface SystemStatusRequest {
  /** The host that the visitor opened (SY-001). */
  readonly host: string;
}

/** A way to reach customer service: VIP for high-ranking members, LIVECHAT for everybody. */
interface ServicePath {
  readonly kind: "VIP" | "LIVECHAT";
  readonly path: string;
}

export interface SystemStatus {
  /**
   * `restricted`: the site is not available in the visitor's location. Maintenance comes before restriction (SY-006).
   */
  readonly state: "open" | "maintenance" | "restricted";
  /** When the maintenance ends, in milliseconds since 1970, if that is known. */
  readonly maintenanceEnd?: number;
  /** The visitor's location according to the platform; untrusted text, like all of this (SY-019). */
  readonly location: { readonly ip?: string; readonly country?: string };
  readonly resources: readonly AppResource[];
  readonly customerService: readonly ServicePath[];
  readonly gtagId?: string;
  readonly imageHosts: readonly string[];
  readonly gameHosts: readonly string[];
  /** The whitelabel tree, if the platform includes it here. */
  readonly switches?: SwitchNode;
}

function toServicePath({ csType, path }: { csType: string; path: string }): readonly ServicePath[] {
  return csType === "VIP" || csType === "LIVECHAT" ? [{ kind: csType, path }] : [];
}

function toSystemStatus(wire: SystemStatusResponse): SystemStatus {
  const { info = {} } = wire;
  const gtagId = (wire.analytics ?? info.analytics)?.gtagId;
  return {
    state: wire.maintenance ? "maintenance" : wire.regionRestriction ? "restricted" : "open",
    location: wire.location ?? {},
    resources: (wire.resources ?? info.resources ?? []).map(toAppResource),
    customerService: (wire.customerService ?? info.customerService ?? []).flatMap(toServicePath),
    imageHosts: wire.imageCDNs ?? info.imageCDNs ?? [],
    gameHosts: wire.launchGameCDNs ?? info.launchGameCDNs ?? [],
    ...defined({ maintenanceEnd: wire.maintenanceEnd, gtagId, switches: info.whitelabel }),
  };
}

/** Returns whether the site is open and the merchant's switches; called before the site is shown (AP-016). */
export const systemStatus: Call<SystemStatusRequest, SystemStatus> = {
  id: "systemStatus",
  requirement: "AP-016",
  method: "GET",
  path: "/wps/system/status",
  auth: "none",
  encrypted: false,
  idempotent: true,
  whileClosed: true,
  status: "live",
  encode: ({ host }) => ({ query: { url: host } }),
  decode: (value) => decode(shape, value, toSystemStatus),
};
