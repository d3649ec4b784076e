import { useOpenDialog } from "../../state/dialogs.ts";
import type { VendorWish } from "../../state/launch/launchWish.ts";
import { useLoginGate } from "../../state/loginGate.ts";

/**
 * Plays the first game of a provider: its sports book, or its lottery (HD-051 … HD-053). It is apart from `useLaunch`, which
 * the start needs.
 */
export function useVendorLaunch(): (vendor: VendorWish) => void {
  const openDialog = useOpenDialog();
  const mayAct = useLoginGate();
  return (vendor) => {
    if (mayAct()) openDialog("launch", { wish: { vendor } });
  };
}
