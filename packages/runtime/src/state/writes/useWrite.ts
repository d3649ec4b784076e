import type { Call } from "@livery/platform/call.ts";
import type { SendingOptions } from "@livery/platform/createSend.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { nameOfWrite, sendWrite, type WriteOptions, type WriteResult } from "./sendWrite.ts";
import { writeContextAtom } from "./writeContext.ts";

/**
 * How a change stands. `unknown`: it was sent, and no answer came; sending the same again is safe and finds out. It is the
 * first state as well where a reload came between. `conflict`: nobody can find out by sending; records tell.
 */
type WriteState<Response> =
  | { readonly state: "idle" | "sending" }
  | { readonly state: "refused" | "conflict"; readonly error: PlatformError }
  | { readonly state: "unknown"; readonly error?: PlatformError }
  | { readonly state: "done"; readonly answer: Response };

export type Write<Request, Response> = WriteState<Response> & {
  /** What is wanted as long as its outcome is unknown, so that a form can be filled in with it again after a reload. */
  readonly pending: Partial<Request> | undefined;
  /** Sends it; resolves with how it ended and never rejects. */
  readonly write: (request: Request, sending?: Pick<SendingOptions, "signal">) => Promise<WriteResult<Response>>;
  /** Back to the beginning. A pending intention is given up: what is sent next is a new one. */
  readonly reset: () => void;
};

/**
 * The one way to change something on the platform (AP-G). `options` must not change while it is in use.
 */
export function useWrite<Request, Response>(
  call: Call<Request, Response>,
  options: WriteOptions<Request>,
): Write<Request, Response> {
  const context = useAtomValue(writeContextAtom);
  const { intentions } = context;
  const name = nameOfWrite(call, options.scope);
  const pending = intentions.pending(name);
  const [state, setState] = useState<WriteState<Response>>({ state: pending === undefined ? "idle" : "unknown" });
  return {
    ...state,
    pending: pending === undefined ? undefined : (JSON.parse(pending) as Partial<Request>),
    write: async (request, sending) => {
      setState({ state: "sending" });
      const result = await sendWrite(context, call, request, { ...options, ...sending });
      if (result.state !== "busy") setState(result);
      return result;
    },
    reset: () => {
      intentions.end(name);
      setState({ state: "idle" });
    },
  };
}
