import { randomCaptchaText } from "./captcha/captchas.ts";
import { type ErrorReport, createApp } from "./http/createApp.ts";
import type { Merchant } from "./merchant.ts";
import { type MerchantStatus, writeStatus } from "./merchantStatus.ts";
import { seedCatalogue } from "./seed/seedCatalogue.ts";
import { seedMembers } from "./seed/seedMembers.ts";
import { openStore } from "./store/openStore.ts";

interface GatewayOptions {
  /** Whose sites it serves; a request names one in its `Merchant` header. */
  readonly merchants: readonly Merchant[];
  /** Path of the data file, made on the first start, or `:memory:`. Its folder must be there. */
  readonly database: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Told of errors that nobody expected; what visitors are told holds only the report's id. Standard error if left out. */
  readonly log?: (report: ErrorReport) => void;
  /** Decides what the next captcha shows, for tests. */
  readonly captchaText?: () => string;
}

export interface Gateway {
  /**
   * Answers a request under /wps, /lgw or /lotto; it never throws. `visitor.address` is where the request comes from:
   * only the server that took it knows, so it is no header.
   */
  fetch(request: Request, visitor?: { readonly address?: string | undefined }): Promise<Response>;
  /** Closes the data file; to be called after the last answer. */
  close(): Promise<void>;
  /** What an operator of the platform does, for tests and scenes. */
  readonly control: {
    setStatus(merchant: string, status: MerchantStatus): Promise<void>;
  };
}

/**
 * The reference platform: opens its data, makes and seeds it on the first start, and answers the calls. Throws with a
 * sentence to read when the data file cannot be used.
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { merchants, clock, log = console.error, captchaText = randomCaptchaText } = options;
  const store = await openStore(options.database, (raw) => {
    seedCatalogue(raw, clock());
    seedMembers(raw, merchants, clock());
  });
  const { database } = store;
  const byCode = new Map(merchants.map((merchant) => [merchant.merchant, merchant]));
  const app = createApp({ merchants: byCode, database, clock, log, captchaText });
  return {
    fetch: async (request, visitor) => app.fetch(request, { address: visitor?.address }),
    close: () => store.close(),
    control: { setStatus: (merchant, status) => writeStatus(database, merchant, status) },
  };
}
