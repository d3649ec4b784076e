import type { MerchantStatus } from "@livery/gateway/merchantStatus.ts";
import type { Fault } from "@livery/gateway/simulator/faults.ts";
import type { LoggedRequest } from "@livery/gateway/simulator/requestLog.ts";
import type { VisitorCountry } from "@livery/gateway/simulator/visitorCountries.ts";

/** One merchant's site. */
export interface SimulatedSite {
  readonly merchant: string;
  readonly name: string;
  readonly status: MerchantStatus;
}

/** What `/simulator/api/state` answers. */
export interface SimulatorState {
  /** The platform's time, in milliseconds since 1970. */
  readonly now: number;
  /** How far that is ahead of the machine's, in milliseconds. */
  readonly offset: number;
  readonly sites: readonly SimulatedSite[];
  readonly countries: readonly VisitorCountry[];
  readonly faults: readonly Fault[];
}

/** What `/simulator/api/log` answers. */
export interface SimulatorLog {
  /** The id of the last answer; a lower one than before means that the platform was started anew. */
  readonly last: number;
  /** The newest first. */
  readonly requests: readonly LoggedRequest[];
}

/** Something that was sent by SMS or mail, as `/simulator/api/outbox` has it: the newest first. */
export interface SentMessage {
  readonly id: number;
  readonly merchant: string;
  readonly kind: "sms" | "mail";
  readonly recipient: string;
  readonly text: string;
  readonly at: number;
}
