/** One of several parts of a run, each on a machine of its own. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** The variable that tells the test runners their part; turbo.json puts it into the hash of their tasks. */
export const SHARD_VARIABLE = "LIVERY_SHARD";

/** The slow tests have hardly more files, and a shard without a file fails. */
const MOST = 16;

/** Reads `1/3`. Throws a sentence for anything else. */
export function parseShard(text: string): Shard {
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (index === undefined || shard.index > shard.count || shard.count > MOST)
    throw new Error(`--shard ${text}: a shard is written 1/3, for the first of three, of at most ${MOST}.`);
  return shard;
}

/** The part that this process runs, in a task of a run in parts. */
export function shardHere(env: NodeJS.ProcessEnv = process.env): Shard | undefined {
  const text = env[SHARD_VARIABLE];
  return text === undefined || text === "" ? undefined : parseShard(text);
}

/** Takes `--shard 1/3` or `--shard=1/3` out of a command's arguments. */
export function takeShard(args: readonly string[]): { readonly shard?: Shard; readonly rest: readonly string[] } {
  const at = args.findIndex((arg) => arg === "--shard" || arg.startsWith("--shard="));
  if (at === -1) return { rest: args };
  const [, joined] = (args[at] ?? "").split("=");
  const rest = args.filter((_, index) => index !== at && (joined !== undefined || index !== at + 1));
  return { shard: parseShard(joined ?? args[at + 1] ?? ""), rest };
}

/** The share of a shard when tasks are dealt out like cards: each has one owner. Without shards it is all of them. */
export function dealt<Task>(tasks: readonly Task[], shard: Shard | undefined): readonly Task[] {
  return shard === undefined ? tasks : tasks.filter((_, at) => at % shard.count === shard.index - 1);
}

/** The end of the name of a report, before its extension. */
export const shardSuffix = ({ index, count }: Shard): string => `-${index}-of-${count}`;

/** The setting of Vitest for this process's shard; its types have it for the command line only. */
export function vitestShard(env: NodeJS.ProcessEnv = process.env): { readonly shard?: string } {
  const shard = shardHere(env);
  return shard === undefined ? {} : { shard: `${shard.index}/${shard.count}` };
}
