import type { KeyObject } from "node:crypto";
import { randomCaptchaText } from "./captcha/captchas.ts";
import { randomSlidePlace } from "./captcha/slideCaptchas.ts";
import { type TurnstileOptions, turnstileCheck } from "./captcha/turnstile.ts";
import { type SentMessage, createOutbox } from "./codes/outbox.ts";
import { forgetFeedback, type KeptFeedback, readFeedback } from "./feedback/keepFeedback.ts";
import { type ErrorReport, createApp } from "./http/createApp.ts";
import type { Merchant } from "./merchant.ts";
import { type MerchantStatus, readStatus, writeStatus } from "./merchantStatus.ts";
import { settleDue, settleOrders } from "./money/settleOrders.ts";
import { rejectWithdrawalOrder } from "./money/withdrawals/withdrawalOrders.ts";
import { type MissingPart, missingParts } from "./money/withdrawals/withdrawalParts.ts";
import { rejectRedemption } from "./points/redemptions.ts";
import { makeDemoHistory } from "./seed/demoHistory.ts";
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
  /** The merchants that it serves; a request names one in its `Merchant` header. */
  readonly merchants: readonly Merchant[];
  /**
   * Path of the data file, created on the first start, or `:memory:`. Its folder must exist. The bytes of a data file are
   * copied into memory.
   */
  readonly database: string | Uint8Array;
  /** The machine's clock, in milliseconds since 1970. It may jump forward and back: see `time/openSteadyClock.ts`. */
  readonly clock: () => number;
  /** Rate limits that differ from the defaults. */
  readonly limits?: Partial<Limits>;
  /** The RSA key that decrypts the bodies of encrypted calls (AU-075). Without it none is decrypted. */
  readonly encryptionKey?: KeyObject;
  /** Receives unexpected errors; visitors see only the report's id. Defaults to standard error. */
  readonly log?: (report: ErrorReport) => void;
  /** Chooses the text of the next captcha, for tests. */
  readonly captchaText?: () => string;
  /** Chooses the place of the next slide captcha's piece, for tests. */
  readonly slidePlace?: () => number;
  /** The secret keys of the merchants' Turnstile widgets; without its own, a merchant with a widget lets no captcha pass. */
  readonly turnstile?: TurnstileOptions;
  /** The origin of the demonstration provider's games; without it no game can be opened. */
  readonly gamesOrigin?: () => string | undefined;
  /**
   * Whether the demonstration agents have had contracts for some weeks: made in the background at the first start. Calls
   * of agents wait for it.
   */
  readonly history?: boolean;
  /**
   * Lets a developer or a test control time, injected faults and the visitors' countries, and logs requests: `true`, or
   * the simulator of a previous platform to continue with. Without it none of this exists.
   */
  readonly simulator?: boolean | Simulator;
}

export interface Gateway {
  /**
   * Handles a request under /wps, /lgw or /lotto. It never throws, except for the simulator's `ConnectionDropped`,
   * after which the server closes the connection. `visitor.address` is the request's remote address; the server passes
   * it because only the server knows it.
   */
  fetch(request: Request, visitor?: { readonly address?: string | undefined }): Promise<Response>;
  /**
   * Responds with a picture that the platform only names and its server draws. Applies the platform's limits: pictures
   * per address and pictures in progress.
   */
  picture(
    request: Request,
    visitor: { readonly address?: string | undefined },
    draw: () => Response | Promise<Response>,
  ): Promise<Response>;
  /** Accepts no more requests, completes the pending ones and closes the data file. */
  close(): Promise<void>;
  /** Operator actions, for tests and scenes. */
  readonly control: {
    setStatus(merchant: string, status: MerchantStatus): Promise<void>;
    status(merchant: string): Promise<MerchantStatus>;
    /** The SMS and mails of the last day, oldest first. They exist only in memory and are not sent. */
    outbox(): Promise<readonly SentMessage[]>;
    /** What visitors wrote to the operators, oldest first; what is too old is deleted first. */
    feedback(): Promise<readonly KeptFeedback[]>;
    /**
     * Advances every order to its current state, and deletes old feedback; otherwise an order advances when it is read,
     * and feedback is deleted when more of it comes.
     */
    tick(): Promise<void>;
    /** Rejects a withdrawal: the part that is not paid yet returns to the member. */
    rejectWithdrawal(id: string, reason: string): Promise<void>;
    /** The parts of withdrawals that members did not receive, with their proof, oldest first. */
    missingParts(): Promise<readonly MissingPart[]>;
    /** Rejects a gift for points that is not approved yet: its points return to the member. */
    rejectRedemption(id: string, reason: string): Promise<void>;
    /** Present if the platform was created with one. */
    readonly simulator: Simulator | undefined;
  };
}

/**
 * The reference platform: opens its data file, creates and seeds it on the first start, and handles the calls. Throws
 * an error with a readable message if the data file cannot be used.
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
  const history = options.history
    ? makeDemoHistory({ store, merchants, clock, closing: closing.signal, log })
    : undefined;
  const protection = createProtection({ merchants: byCode, limits, clock });
  const app = createApp({
    merchants: byCode,
    store,
    clock,
    steady,
    log,
    captchaText,
    checkTurnstile: turnstileCheck(options.turnstile ?? { secrets: new Map() }),
    slidePlace,
    gamesOrigin: options.gamesOrigin,
    protection,
    decrypter: createDecrypter({ privateKey: options.encryptionKey, database, clock, usedSince: steady.usedSince }),
    limits,
    outbox,
    simulator,
    closing: closing.signal,
    history,
  });
  const forgetOld = () => store.write((writing) => forgetFeedback(writing, merchants, clock()));
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
        .then(() => history?.made)
        .then(() => steady.close())
        .then(() => store.close()));
    },
    control: {
      setStatus: (merchant, status) => writeStatus(database, merchant, status),
      status: (merchant) => readStatus(database, merchant),
      outbox: () => Promise.resolve(outbox.messages()),
      feedback: async () => {
        await forgetOld();
        return store.read(readFeedback);
      },
      tick: async () => {
        await steady.look();
        await settleOrders(store, { now: clock() });
        await forgetOld();
      },
      rejectWithdrawal: async (id, reason) => {
        await store.write((writing) => {
          // It may be paid by now, although nobody has read it since.
          settleDue(writing, { now: clock() });
          rejectWithdrawalOrder(writing, id, reason, clock());
        });
      },
      missingParts: () => store.read((reading) => missingParts(reading)),
      rejectRedemption: (id, reason) => store.write((writing) => rejectRedemption(writing, id, reason, clock())),
      simulator,
    },
  };
}

function simulatorOf({ simulator, clock }: GatewayOptions): Simulator | undefined {
  if (typeof simulator === "object") return simulator;
  return simulator === true ? createSimulator({ clock }) : undefined;
}
