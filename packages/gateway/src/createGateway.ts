import type { KeyObject } from "node:crypto";
import { randomCaptchaText } from "./captcha/captchas.ts";
import { randomSlidePlace } from "./captcha/slideCaptchas.ts";
import { type SentMessage, createOutbox } from "./codes/outbox.ts";
import { type ErrorReport, createApp } from "./http/createApp.ts";
import type { Merchant } from "./merchant.ts";
import { type MerchantStatus, readStatus, writeStatus } from "./merchantStatus.ts";
import { settleDue, settleOrders } from "./money/settleOrders.ts";
import { rejectWithdrawalOrder } from "./money/withdrawals/withdrawalOrders.ts";
import { seedCatalogue } from "./seed/seedCatalogue.ts";
import { seedMembers } from "./seed/seedMembers.ts";
import { createProtection } from "./protection/createProtection.ts";
import { type Limits, standardLimits } from "./protection/limits.ts";
import { protectedPicture } from "./protection/protectedPicture.ts";
import { createDecrypter } from "./protection/encryption/createDecrypter.ts";
import { createSimulator, type Simulator } from "./simulator/createSimulator.ts";
import { openStore } from "./store/openStore.ts";
import { openSteadyClock } from "./time/openSteadyClock.ts";

interface GatewayOptions {
  /** Whose sites it serves; a request names one in its `Merchant` header. */
  readonly merchants: readonly Merchant[];
  /** Path of the data file, made on the first start, or `:memory:`. Its folder must be there. */
  readonly database: string;
  /** The machine's clock, in milliseconds since 1970. It may jump ahead and come back: see `time/openSteadyClock.ts`. */
  readonly clock: () => number;
  /** How often what may happen; what is not named has its standard. */
  readonly limits?: Partial<Limits>;
  /** The RSA key that opens the bodies of encrypted calls (AU-075). Without it none is opened. */
  readonly encryptionKey?: KeyObject;
  /** Told of errors that nobody expected; what visitors are told holds only the report's id. Standard error if left out. */
  readonly log?: (report: ErrorReport) => void;
  /** Decides what the next captcha shows, for tests. */
  readonly captchaText?: () => string;
  /** Decides where the piece of the next slide captcha belongs, for tests. */
  readonly slidePlace?: () => number;
  /**
   * Lets a developer or a test decide about time, faults and where visitors come from, and keeps a log of what was asked:
   * `true`, or the simulator of a former platform, which goes on. Without it none of that is there.
   */
  readonly simulator?: boolean | Simulator;
}

export interface Gateway {
  /**
   * Answers a request under /wps, /lgw or /lotto; it never throws, but for a `ConnectionDropped` of the simulator, after
   * which the server closes the connection. `visitor.address` is where the request comes from: only the server that took it
   * knows, so it is no header.
   */
  fetch(request: Request, visitor?: { readonly address?: string | undefined }): Promise<Response>;
  /**
   * Answers with a picture that the platform only names and whoever serves it draws, under the platform's limits: how many
   * one address may ask for, and how much may be under way at once.
   */
  picture(
    request: Request,
    visitor: { readonly address?: string | undefined },
    draw: () => Response,
  ): Promise<Response>;
  /** Begins no answer any more, ends those under way, and closes the data file. */
  close(): Promise<void>;
  /** What an operator of the platform does, for tests and scenes. */
  readonly control: {
    setStatus(merchant: string, status: MerchantStatus): Promise<void>;
    status(merchant: string): Promise<MerchantStatus>;
    /** What was sent by SMS and mail in the last day, the oldest first: nothing leaves this platform, and nothing of it outlives it. */
    outbox(): Promise<readonly SentMessage[]>;
    /** Brings every order to where it is by now; otherwise an order goes on when somebody looks. */
    tick(): Promise<void>;
    /** Refuses to pay a withdrawal: what is not paid yet goes back to its member. */
    rejectWithdrawal(id: string, reason: string): Promise<void>;
    /** There if the platform was opened with one. */
    readonly simulator: Simulator | undefined;
  };
}

/**
 * The reference platform: opens its data, makes and seeds it on the first start, and answers the calls. Throws with a
 * sentence to read when the data file cannot be used.
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { merchants, log = console.error, captchaText = randomCaptchaText, slidePlace = randomSlidePlace } = options;
  const simulator = simulatorOf(options);
  const offset = () => simulator?.clock.offset() ?? 0;
  const store = await openStore(options.database, (raw) => {
    const now = options.clock() + offset();
    seedCatalogue(raw, now);
    seedMembers(raw, merchants, now);
  });
  const steady = await openSteadyClock(store, { machine: options.clock, offset });
  const clock = steady.now;
  const { database } = store;
  const byCode = new Map(merchants.map((merchant) => [merchant.merchant, merchant]));
  const limits = { ...standardLimits, ...options.limits };
  const outbox = createOutbox();
  const closing = new AbortController();
  let closed: Promise<void> | undefined;
  const protection = createProtection({ merchants: byCode, limits, clock });
  const app = createApp({
    merchants: byCode,
    store,
    clock,
    steady,
    log,
    captchaText,
    slidePlace,
    protection,
    decrypter: createDecrypter({ privateKey: options.encryptionKey, database, clock, usedSince: steady.usedSince }),
    limits,
    outbox,
    simulator,
    closing: closing.signal,
  });
  const underWay = new Set<Promise<Response>>();
  return {
    async fetch(request, visitor) {
      const answer = Promise.resolve(app.fetch(request, { address: visitor?.address }));
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
    picture: (request, { address }, draw) =>
      protectedPicture(protection, request, () => protection.drawPicture(request, address, draw)),
    close() {
      closing.abort();
      return (closed ??= Promise.allSettled(underWay)
        .then(() => steady.close())
        .then(() => store.close()));
    },
    control: {
      setStatus: (merchant, status) => writeStatus(database, merchant, status),
      status: (merchant) => readStatus(database, merchant),
      outbox: () => Promise.resolve(outbox.messages()),
      tick: async () => {
        await steady.look();
        await settleOrders(store, { now: clock() });
      },
      rejectWithdrawal: async (id, reason) => {
        await store.write((writing) => {
          // By now it may be paid, though nobody has looked since.
          settleDue(writing, { now: clock() });
          rejectWithdrawalOrder(writing, id, reason, clock());
        });
      },
      simulator,
    },
  };
}

function simulatorOf({ simulator, clock }: GatewayOptions): Simulator | undefined {
  if (typeof simulator === "object") return simulator;
  return simulator === true ? createSimulator({ clock }) : undefined;
}
