import { idempotencyKeyPattern } from "@livery/platform/idempotencyKey.ts";
import { ApiError, errorBody } from "../../http/apiError.ts";
import { isAgent } from "../../members/isAgent.ts";
import { requireOpenSession } from "../../members/sessions.ts";
import { settleContractsDue } from "../settleOrders.ts";
import { isStorageFailure } from "../../store/isStorageFailure.ts";
import type { Store } from "../../store/openStore.ts";
import { type Reading, TransactionLost, type Writing } from "../../store/transaction.ts";
import { type Route, type RequestContext, sessionOf } from "../../requestContext.ts";
import type { Drawing } from "../../uploads/drawPicture.ts";
import { type Picture, withPictures } from "../../uploads/pictures.ts";
import { hashOfBody, hashOfKey } from "./keyHashes.ts";
import { StoredResponse } from "./storedResponse.ts";

/** How long a response is repeated, in time that the platform is in use; after that the same key is a new one. */
const REMEMBERED_MS = 24 * 3_600_000;
/** How many expired responses one write deletes at most. */
const CLEARED_AT_ONCE = 20;
const KEY = new RegExp(idempotencyKeyPattern, "u");

/** What a call does, in one write transaction. It must not await anything. */
type Act<Response> = (writing: Writing) => Response;

/** Checks the request and may await (a password hash); the function that it returns runs in the transaction. */
type Prepare<Response> = (
  context: RequestContext,
  pictures: readonly Picture[],
) => Act<Response> | Promise<Act<Response>>;

/** One request of a call with its key. */
interface Sending {
  readonly memberId: number;
  readonly route: string;
  readonly keyHash: string;
  readonly bodyHash: string;
  readonly now: number;
  /** Older responses have expired. */
  readonly since: number;
}

/**
 * The requests in progress, with the hash of each body once it has arrived; undefined if it never will. They end with the
 * process, as their work does.
 */
const inFlight = new WeakMap<Store, Map<string, Promise<string | undefined>>>();

/**
 * A route whose call takes an idempotency key: repeated with the same key and body it returns the same response, byte
 * for byte, and acts once. The response, also an error, is stored in the transaction of its effects. If it cannot be
 * stored, or the session has ended meanwhile, nothing is done. Rejects with KEY_MISSING, KEY_MALFORMED, KEY_REUSED
 * (another body) and KEY_IN_FLIGHT. With `draw`, the call takes pictures.
 */
export function withKey<Response>(route: string, prepare: Prepare<Response>, draw?: Drawing): Route<StoredResponse> {
  return async (asked) => {
    const key = keyOf(asked);
    const flying = inFlight.get(asked.store) ?? new Map<string, Promise<string | undefined>>();
    inFlight.set(asked.store, flying);
    const id = `${sessionOf(asked).member.id} ${route} ${hashOfKey(key)}`;
    const before = flying.get(id);
    // Of several requests only the first one's pictures are drawn.
    const arriving = arrive(asked, { route, key, draw: before ? undefined : draw });
    if (before) {
      const { sending } = await arriving;
      const hash = await asked.aside(() => before);
      throw new ApiError(hash === undefined || hash === sending.bodyHash ? "KEY_IN_FLIGHT" : "KEY_REUSED");
    }
    const hash = arriving.then(
      ({ sending }) => sending.bodyHash,
      () => undefined,
    );
    flying.set(id, hash);
    try {
      const { context, pictures, sending } = await arriving;
      const stored = await context.store.read((reading) => findResponse(reading, sending));
      return stored ?? (await execute(context, sending, async () => prepare(context, pictures)));
    } finally {
      flying.delete(id);
    }
  };
}

/** The request once all of it has arrived. */
async function arrive(
  asked: RequestContext,
  { route, key, draw }: { readonly route: string; readonly key: string; readonly draw: Drawing | undefined },
): Promise<{
  readonly context: RequestContext;
  readonly pictures: readonly Picture[];
  readonly sending: Sending;
}> {
  const { context, pictures } = await withPictures(asked, draw);
  return { context, pictures, sending: sendingOf(context, route, key, pictures) };
}

function keyOf({ key }: RequestContext): string {
  if (key === undefined || key === "") throw new ApiError("KEY_MISSING");
  if (!KEY.test(key)) throw new ApiError("KEY_MALFORMED");
  return key;
}

function sendingOf(context: RequestContext, route: string, key: string, pictures: readonly Picture[]): Sending {
  const { body, now, usedSince } = context;
  const { member } = sessionOf(context);
  const hashes = { keyHash: hashOfKey(key), bodyHash: hashOfBody(key, body, pictures) };
  return { memberId: member.id, route, ...hashes, now, since: usedSince(REMEMBERED_MS) };
}

/** The earlier response, if the key has not expired. */
function findResponse({ first, tables }: Reading, sending: Sending): StoredResponse | undefined {
  const row = first(
    tables
      .selectFrom("idempotency")
      .select(["body_hash", "status", "body"])
      .where("member_id", "=", sending.memberId)
      .where("route", "=", sending.route)
      .where("key_hash", "=", sending.keyHash)
      .where("created_at", ">", sending.since),
  );
  if (row && row.body_hash !== sending.bodyHash) throw new ApiError("KEY_REUSED");
  return row && new StoredResponse(row.status, row.body, true);
}

async function execute<Response>(
  context: RequestContext,
  sending: Sending,
  prepare: () => Promise<Act<Response>>,
): Promise<StoredResponse> {
  const act = await prepared(prepare);
  if (isAgent(sessionOf(context).member.type)) await settleContractsDue(context.store, sending);
  return context.store.write((writing) => {
    // Another process may have done it meanwhile.
    const stored = findResponse(writing, sending);
    if (stored) return stored;
    requireOpenSession(writing, sessionOf(context));
    const answer = answerOf(context, () => writing.attempt(() => act(writing)));
    remember(writing, sending, answer);
    return answer;
  });
}

/** The act to run; if preparing fails, an act that throws the error. */
async function prepared<Response>(prepare: () => Promise<Act<Response>>): Promise<Act<Response>> {
  try {
    return await prepare();
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function answerOf<Response>({ language, unexpected }: RequestContext, act: () => Response): StoredResponse {
  try {
    return new StoredResponse(200, JSON.stringify({ success: true, value: act() }));
  } catch (error) {
    if (error instanceof TransactionLost || isStorageFailure(error)) throw error;
    const { status, body } = errorBody(error instanceof ApiError ? error : unexpected(error), language);
    return new StoredResponse(status, JSON.stringify(body));
  }
}

function remember({ run, tables }: Writing, sending: Sending, { status, body }: StoredResponse): void {
  const { memberId: member_id, route, keyHash: key_hash, bodyHash: body_hash, now, since } = sending;
  const forgotten = tables
    .selectFrom("idempotency")
    .select(["member_id", "route", "key_hash"])
    .where("created_at", "<=", since)
    .orderBy("created_at")
    .limit(CLEARED_AT_ONCE);
  run(
    tables
      .deleteFrom("idempotency")
      .where((is) =>
        is(is.refTuple("member_id", "route", "key_hash"), "in", forgotten.$asTuple("member_id", "route", "key_hash")),
      ),
  );
  run(
    tables.replaceInto("idempotency").values({ member_id, route, key_hash, body_hash, status, body, created_at: now }),
  );
}
