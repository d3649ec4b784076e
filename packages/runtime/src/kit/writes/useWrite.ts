import type { Call } from "@livery/platform/call.ts";
import type { SendingOptions } from "@livery/platform/createSend.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { reactToAccountErrorAtom } from "./accountErrors.ts";
import { nameOfWrite, sendWrite, type WriteOptions, type WriteResult } from "./sendWrite.ts";
import { writeContextAtom } from "./writeContext.ts";

/**
 * The state of a change. `unknown`: it was sent but the response was lost. Sending the same again is safe and tells the
 * outcome. After a reload this can be the first state. `conflict`: sending again cannot tell the outcome; only the
 * account's records can.
 */
type WriteState<Response> =
  | { readonly state: "idle" }
  /** `again`: the outcome of an earlier send is unknown. */
  | { readonly state: "sending"; readonly again: boolean }
  | { readonly state: "refused" | "conflict"; readonly error: PlatformError }
  | { readonly state: "unknown"; readonly error?: PlatformError }
  | { readonly state: "done"; readonly response: Response };

export type Write<Request, Response> = WriteState<Response> & {
  /** What the user wanted, as long as the outcome is unknown. A form can be filled in with it after a reload. */
  readonly pending: Partial<Request> | undefined;
  /** Sends the change and resolves with the result; a failed call does not reject the promise. */
  readonly write: (request: Request, sending?: Pick<SendingOptions, "signal">) => Promise<WriteResult<Response>>;
  /** Starts over. A pending intention is given up, so the next send is a new one. */
  readonly reset: () => void;
};

/** The only way to change something on the platform (AP-G). `options` must not change between renders. */
export function useWrite<Request, Response>(
  call: Call<Request, Response>,
  options: WriteOptions<Request>,
): Write<Request, Response> {
  const context = useAtomValue(writeContextAtom);
  const react = useSetAtom(reactToAccountErrorAtom);
  const { t } = useTranslation("core");
  const { intentions } = context;
  const name = nameOfWrite(call, options.scope);
  const pending = intentions.pending(name);
  const [state, setState] = useState<WriteState<Response>>({ state: pending === undefined ? "idle" : "unknown" });
  return {
    ...state,
    pending: pending === undefined ? undefined : (JSON.parse(pending) as Partial<Request>),
    write: async (request, sending) => {
      setState({ state: "sending", again: intentions.pending(name) !== undefined });
      const result = await sendWrite(context, call, request, { ...options, ...sending });
      if (result.state !== "busy") setState(result);
      if ("error" in result) react({ call, error: result.error, trial: t("in_need_true_account") });
      return result;
    },
    reset: () => {
      intentions.end(name);
      setState({ state: "idle" });
    },
  };
}
