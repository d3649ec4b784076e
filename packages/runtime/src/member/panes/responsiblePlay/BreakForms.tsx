import { excludeSelf } from "@livery/platform/calls/excludeSelf.ts";
import { takeTimeOut } from "@livery/platform/calls/takeTimeOut.ts";
import { defined } from "@livery/platform/defined.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { BreakForm } from "./BreakForm.tsx";
import type { Break } from "./breaks.ts";

// A lost response needs nothing in storage: the session is over then, and a second break shortens none.
const options = { invalidates: [] };

interface TakenProps<Kind extends Break["kind"]> {
  readonly taken: Extract<Break, { readonly kind: Kind }>;
  /** When it ends if it begins now, in ms since 1970; undefined if the platform's time is unknown. */
  readonly until: number | undefined;
}

/** From a day to some weeks (AP-162). */
export function TimeOutForm({ taken, until }: TakenProps<"TIME_OUT">) {
  const write = useWrite(takeTimeOut, options);
  return (
    <BreakForm
      taken={taken}
      until={until}
      write={write}
      request={({ password }) => ({ days: taken.days, ...defined({ password }) })}
    />
  );
}

/** For months or years, at this brand or at all of its operator's group (AP-163, CO-025). */
export function ExclusionForm({ taken, until }: TakenProps<"EXCLUSION">) {
  const { operatorGroup } = useSite();
  const write = useWrite(excludeSelf, options);
  return (
    <BreakForm
      taken={taken}
      until={until}
      write={write}
      asksScope={operatorGroup !== undefined}
      request={({ scope, password }) => ({
        months: taken.months,
        scope: scope === "GROUP" ? ("GROUP" as const) : ("BRAND" as const),
        ...defined({ password }),
      })}
    />
  );
}
