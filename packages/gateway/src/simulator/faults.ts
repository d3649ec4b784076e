import type { CallId } from "@livery/platform/allCalls.gen.ts";
import { isFor, type Scope } from "./scope.ts";

/** The statuses that a fault of the kind `status` may have. */
export const faultStatuses = [500, 503, 429, 401] as const;

/** The other kinds of faults. */
export const plainFaults = ["noResponse", "lostResponse", "noJson", "brokenJson", "otherShape"] as const;

/** The effect of a fault. The call is carried out only for a delay and for a lost response. */
export type FaultEffect =
  /** The platform's own API error; 429 and 503 have `Retry-After`. */
  | { readonly kind: "status"; readonly status: (typeof faultStatuses)[number] }
  /** The correct response, delayed by this many milliseconds. */
  | { readonly kind: "delay"; readonly ms: number }
  /**
   * noResponse: the connection is dropped. lostResponse: the call is carried out, then the connection is dropped. noJson:
   * an HTML page with status 200. brokenJson: truncated JSON. otherShape: JSON that does not match the call's schema.
   */
  | { readonly kind: (typeof plainFaults)[number] };

/** A fault to add. */
export interface FaultOrder extends Scope {
  readonly call: CallId | "*";
  readonly effect: FaultEffect;
  /** How often it happens; until it is removed if omitted. */
  readonly times?: number | undefined;
}

/** An active fault; `times` is how often it still happens. */
export interface Fault extends FaultOrder {
  readonly id: number;
}

export interface Faults {
  add(order: FaultOrder): Fault;
  /** Returns whether a fault with this id existed. */
  remove(id: number): boolean;
  clear(): void;
  /** Newest first. */
  list(): readonly Fault[];
  /** The fault that applies to a call now, counted as used: the newest matching one. */
  take(call: string, asked: Scope): Fault | undefined;
}

export function createFaults(): Faults {
  let faults: readonly Fault[] = [];
  let lastId = 0;
  return {
    add(order) {
      lastId += 1;
      const fault = { ...order, id: lastId };
      faults = [fault, ...faults];
      return fault;
    },
    remove(id) {
      const before = faults.length;
      faults = faults.filter((fault) => fault.id !== id);
      return faults.length < before;
    },
    clear: () => {
      faults = [];
    },
    list: () => faults,
    take(call, asked) {
      const found = faults.find((fault) => (fault.call === "*" || fault.call === call) && isFor(fault, asked));
      if (found?.times === undefined) return found;
      const left = { ...found, times: found.times - 1 };
      faults = faults.flatMap((fault) => (fault !== found ? [fault] : left.times > 0 ? [left] : []));
      return found;
    },
  };
}
