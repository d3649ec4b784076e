import type { Store } from "../store/openStore.ts";
import type { Writing } from "../store/transaction.ts";
import { type ClockState, PAUSE_MS, beginClock, lookAt, usedSince } from "./clockState.ts";
import { moveBack } from "./moveBack.ts";

/** How often the mark is stored while the platform is in use. */
const WRITTEN_EVERY_MS = 60_000;

/** Its key in `meta`. */
const KEY = "clock";

/** The platform's time on a machine whose clock may be set wrong and corrected again. */
export interface SteadyClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The start of the last `ms` milliseconds of use; time that the clock jumped over does not count. */
  usedSince(ms: number): number;
  /**
   * Reads the machine's clock at the beginning of each request. If it had run ahead, the stored timestamps are
   * corrected first.
   */
  look(): Promise<void>;
  /** Stores the mark. */
  close(): Promise<void>;
}

interface Clocks {
  /** The machine's time, in milliseconds since 1970. */
  readonly machine: () => number;
  /** How far the simulator has moved the time on purpose, which is not a clock error. */
  readonly offset: () => number;
}

export async function openSteadyClock(store: Store, { machine, offset }: Clocks): Promise<SteadyClock> {
  const write = (next: ClockState) => store.write((writing) => writeState(writing, next));
  let state = (await readState(store)) ?? beginClock(machine());
  let written = Number.NEGATIVE_INFINITY;
  let shown = state.mark;
  let last = machine();

  async function keep(next: ClockState): Promise<void> {
    written = next.mark;
    // The data file may be full or locked at the moment; the next minute brings another try.
    await write(next).catch(() => undefined);
  }

  async function look(): Promise<void> {
    const before = state;
    const { next, back } = lookAt(before, machine());
    if (back) {
      // Another request or process may do the same meanwhile: it then finds nothing left to move.
      await store.write((writing) => {
        moveBack(writing, { ...back, now: next.mark });
        writeState(writing, next);
      });
      if (state !== before) return;
      [shown, written] = [next.mark, next.mark];
    }
    const isPause = !back && next.pauses !== before.pauses;
    state = next;
    if (isPause) await keep(next);
    else if (next.mark - written >= WRITTEN_EVERY_MS) void keep(next);
  }

  await look().catch(() => undefined);
  await keep(state);
  return {
    now() {
      const at = machine();
      // A jump in the middle of a request: what it writes now has to be known as later than its true time.
      if (at > state.mark + PAUSE_MS) {
        state = lookAt(state, at).next;
        void keep(state);
      }
      // The clock is behind: time continues at half its pace until the clock has caught up, so that no moment repeats.
      shown = at >= shown ? at : shown + Math.max(0, at - last) / 2;
      last = at;
      return Math.floor(shown) + offset();
    },
    usedSince: (ms) => usedSince(state, Math.max(machine(), state.mark), ms) + offset(),
    look,
    close: () => keep(state),
  };
}

async function readState({ database }: Store): Promise<ClockState | undefined> {
  const row = await database.selectFrom("meta").select("value").where("key", "=", KEY).executeTakeFirst();
  return row && (JSON.parse(row.value) as ClockState);
}

function writeState({ run, tables }: Writing, state: ClockState): void {
  run(tables.replaceInto("meta").values({ key: KEY, value: JSON.stringify(state) }));
}
