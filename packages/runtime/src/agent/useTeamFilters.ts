import { useKeptState } from "../kit/centre/useKeptState.ts";
import { useAskedAccount } from "./useAskedAccount.ts";

type Chosen = Readonly<Record<string, string>>;

/** The filters of the team's records: at first the account that another page asked for, then those chosen last. */
export function useTeamFilters() {
  const account = useAskedAccount();
  return useKeptState<Chosen>("chosen", {}, account === undefined ? undefined : { account });
}
