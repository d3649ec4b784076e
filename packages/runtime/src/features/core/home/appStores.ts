import type { AppResource } from "@livery/platform/appResource.ts";
import { outsideAddress } from "../../../parts/outsideAddress.ts";

export interface AppStore {
  /** Name of its icon and of its text as well. */
  readonly id: "ios" | "android";
  readonly href: string;
}

/** The two kinds of device by the platform's names for them (DL-005). */
const stores = { IOS: "ios", Android: "android" } as const;

/** Where the app is for each kind of device, the first address of each that may be linked. */
export function appStores(resources: readonly AppResource[]): readonly AppStore[] {
  return (["IOS", "Android"] as const).flatMap((type) => {
    const href = resources.filter((resource) => resource.type === type).map(({ url }) => outsideAddress(url));
    const first = href.find((address) => address !== undefined);
    return first ? [{ id: stores[type], href: first }] : [];
  });
}
