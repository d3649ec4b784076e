import type { AppResource } from "@livery/platform/appResource.ts";
import { outsideAddress } from "../../../parts/outsideAddress.ts";

export interface AppStore {
  /** Also the name of its icon and its text. */
  readonly id: "ios" | "android";
  readonly href: string;
}

/** The kinds of device, by the platform's names for them (DL-005). */
const stores = { IOS: "ios", Android: "android" } as const;

/** The app's address for each kind of device: the first one that is safe to link to. */
export function appStores(resources: readonly AppResource[]): readonly AppStore[] {
  return (["IOS", "Android"] as const).flatMap((type) => {
    const href = resources.filter((resource) => resource.type === type).map(({ url }) => outsideAddress(url));
    const first = href.find((address) => address !== undefined);
    return first ? [{ id: stores[type], href: first }] : [];
  });
}
