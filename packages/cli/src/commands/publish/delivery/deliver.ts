import { UsageError } from "../../../usageError.ts";
import { withLock } from "./lock.ts";
import { type DeliveryPlan, neededManifests, planDelivery, type Wanted } from "./planDelivery.ts";
import type { Retention } from "./retain.ts";
import type { Target, TargetState } from "./target.ts";

interface DeliverOptions {
  readonly retention: Retention;
  /** Whether to plan only. */
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
  readonly note: (text: string) => void;
  /** Called while content is sent, with the bytes so far and in all. */
  readonly onSent?: (sent: number, all: number) => void;
}

/** Chooses what brands are to serve, from what the target has. */
export type Choose = (state: TargetState) => Promise<readonly Wanted[]>;

/**
 * Brings a target to serve what is chosen, and returns what was done, or with `dryRun` would be. Everything that visitors
 * need is there before the first brand switches. After an interruption at any point, the same call continues.
 */
export function deliver(target: Target, choose: Choose, options: DeliverOptions): Promise<DeliveryPlan> {
  if (options.dryRun) return plan(target, choose, options.retention);
  return withLock(target, options.note, async (holder) => {
    const planned = await plan(target, choose, options.retention);
    await carryOut(planned, target, holder, options);
    return planned;
  });
}

async function plan(target: Target, choose: Choose, retention: Retention): Promise<DeliveryPlan> {
  const state = await target.state();
  const wanted = await choose(state);
  const foreign = wanted.find(({ site }) => state.brands.get(site.id)?.foreign);
  if (foreign) {
    throw new UsageError(
      `${target.address} has something at ${foreign.site.id} that was not published by this command, so nothing was sent. Move it away.`,
    );
  }
  const paths = neededManifests(wanted, state, retention);
  const texts = await target.read(paths);
  const manifests = new Map(
    paths.flatMap((path, place): [string, string][] => (texts[place] === undefined ? [] : [[path, texts[place]]])),
  );
  return planDelivery(wanted, state, manifests, retention);
}

async function carryOut(
  { send, releases, drop, stale }: DeliveryPlan,
  target: Target,
  holder: string,
  { signal, onSent }: DeliverOptions,
): Promise<void> {
  const all = send.reduce((sum, { bytes }) => sum + bytes, 0);
  let sent = 0;
  signal.throwIfAborted();
  if (send.length > 0)
    await target.put(send, (contents) => {
      sent += contents.reduce((sum, { bytes }) => sum + bytes, 0);
      onSent?.(sent, all);
      signal.throwIfAborted();
    });
  signal.throwIfAborted();
  if (releases.length > 0) await target.link(releases);
  signal.throwIfAborted();
  if (releases.length > 0) await target.show(releases, holder);
  if (drop.length > 0 || stale.length > 0) await target.delete(drop, stale);
}
