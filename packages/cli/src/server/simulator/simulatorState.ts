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

/** The response of `/simulator/api/state`. */
export interface SimulatorState {
  /** The platform's time, in milliseconds since 1970. */
  readonly now: number;
  /** Its offset from the machine's time, in milliseconds. */
  readonly offset: number;
  readonly sites: readonly SimulatedSite[];
  readonly countries: readonly VisitorCountry[];
  readonly faults: readonly Fault[];
}

/** The response of `/simulator/api/log`. */
export interface SimulatorLog {
  /** The id of the last response; a lower one than before means that the platform was restarted. */
  readonly last: number;
  /** Newest first. */
  readonly requests: readonly LoggedRequest[];
}

/** A message sent by SMS or mail, from `/simulator/api/outbox`: newest first. */
export interface SentMessage {
  readonly id: number;
  readonly merchant: string;
  readonly kind: "sms" | "mail";
  readonly recipient: string;
  readonly text: string;
  readonly at: number;
}
