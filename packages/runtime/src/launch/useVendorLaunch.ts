import { useOpenDialog } from "../dialogs/dialogs.ts";
import type { VendorWish } from "../dialogs/launchWish.ts";
import { useLoginGate } from "../session/loginGate.ts";

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
