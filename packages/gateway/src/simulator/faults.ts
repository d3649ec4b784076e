import type { CallId } from "@livery/platform/allCalls.gen.ts";
import { isFor, type Scope } from "./scope.ts";

/** What an answer with a fault of the kind `status` may say. */
export const faultStatuses = [500, 503, 429, 401] as const;

/** What else may happen instead of the answer. */
export const plainFaults = ["noResponse", "lostResponse", "noJson", "brokenJson", "otherShape"] as const;

/** What goes wrong. The call is carried out only with a delay, and where its answer is lost. */
export type FaultEffect =
  /** A refusal as the platform itself gives it; 429 and 503 with `Retry-After`. */
  | { readonly kind: "status"; readonly status: (typeof faultStatuses)[number] }
  /** The right answer, so many milliseconds late. */
  | { readonly kind: "delay"; readonly ms: number }
  /**
   * noResponse: the connection is dropped. lostResponse: the call is carried out, then the connection is dropped.
   * noJson: a page of HTML with 200. brokenJson: JSON that ends too early. otherShape: JSON that is no answer of the call.
   */
  | { readonly kind: (typeof plainFaults)[number] };

/** A fault to come. */
export interface FaultOrder extends Scope {
  readonly call: CallId | "*";
  readonly effect: FaultEffect;
  /** How often it happens; until it is removed if left out. */
  readonly times?: number | undefined;
}

/** A fault that is set; `times` is how often it still happens. */
export interface Fault extends FaultOrder {
  readonly id: number;
}

export interface Faults {
  add(order: FaultOrder): Fault;
  /** Whether there was one with this id. */
  remove(id: number): boolean;
  clear(): void;
  /** The newest first. */
  list(): readonly Fault[];
  /** The fault that a call meets now, which counts as once: the newest of those that are for it. */
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
