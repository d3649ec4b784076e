import { type RefObject, useRef } from "react";
import { useKeptState } from "../kit/centre/useKeptState.ts";
import { useAskedAccount } from "./useAskedAccount.ts";

type Chosen = Readonly<Record<string, string>>;

interface TeamFilters {
  readonly chosen: Chosen;
  readonly setChosen: (chosen: Chosen) => void;
  /** Chooses from a button that the records replace, and moves the focus to them. */
  readonly replace: (chosen: Chosen) => void;
  /** Of what is around the records. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The filters of the team's records: at first the account that another page asked for, then those chosen last. */
export function useTeamFilters(): TeamFilters {
  const account = useAskedAccount();
  const [chosen, setChosen] = useKeptState<Chosen>("chosen", {}, account === undefined ? undefined : { account });
  const place = useRef<HTMLDivElement>(null);
  const replace = (next: Chosen) => {
    setChosen(next);
    place.current?.focus();
  };
  return { chosen, setChosen, replace, place };
}
