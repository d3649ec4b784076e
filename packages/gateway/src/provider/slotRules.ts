// The rules of the slot. The page loads the same file, so that a player's own browser can check every round.

/** From the most to the least valuable. The tiger is wild: it stands for every other symbol. */
export const symbols = ["tiger", "crown", "seven", "lantern", "lotus", "coin", "bell", "moon"] as const;

export type SymbolId = (typeof symbols)[number];

const ROWS = 3;

const letters: Readonly<Record<string, SymbolId>> = {
  t: "tiger",
  c: "crown",
  s: "seven",
  l: "lantern",
  o: "lotus",
  n: "coin",
  b: "bell",
  m: "moon",
};

/** The reels from left to right, each with the same symbols in another order. A spin stops each at one of 32 places. */
export const reels: readonly (readonly SymbolId[])[] = [
  "tmbnolscmbnolsmbnctmbnolsmbnolsc",
  "bsnmtolbncmslobmnolcsbmntolbmnsc",
  "olmbtnsbcmlonmsbonctlmbsnolbmnsc",
  "nbomslctbmnolbsmnolbtmcnsolbmnsc",
  "mlnobsctnmblosnmcbolntsbmnolbmsc",
].map((strip) => [...strip].map((letter) => letters[letter]!));

/** The rows, from the top, of the ten lines that pay, reel by reel. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 2],
];

/** What three, four and five of a symbol pay from the left, as a multiple of the stake of one line. */
export const pays: Readonly<Record<SymbolId, readonly [three: number, four: number, five: number]>> = {
  tiger: [50, 250, 1500],
  crown: [25, 90, 400],
  seven: [15, 60, 250],
  lantern: [15, 40, 150],
  lotus: [10, 35, 120],
  coin: [6, 20, 80],
  bell: [5, 20, 60],
  moon: [5, 15, 60],
};

interface LineWin {
  readonly line: number;
  readonly symbol: SymbolId;
  readonly count: number;
  /** In minor units. */
  readonly amount: number;
}

export interface SlotResult {
  /** Where each reel stops: the place of the symbol in its top row. */
  readonly stops: readonly number[];
  /** The visible symbols, reel by reel from the top. */
  readonly grid: readonly (readonly SymbolId[])[];
  readonly wins: readonly LineWin[];
  /** The sum of all wins, in minor units. */
  readonly payout: number;
}

/** The best win on a line: of its first symbol that is not wild, or of the wild ones that it begins with. */
export function lineWin(
  line: readonly SymbolId[],
): (Pick<LineWin, "symbol" | "count"> & { readonly pays: number }) | undefined {
  const paying: SymbolId = line.find((symbol) => symbol !== "tiger") ?? "tiger";
  const tigers = countFrom(line, (symbol) => symbol === "tiger");
  const alike = countFrom(line, (symbol) => symbol === "tiger" || symbol === paying);
  const ofPaying = { symbol: paying, count: alike, pays: payOf(paying, alike) };
  const ofTigers = { symbol: "tiger" as const, count: tigers, pays: payOf("tiger", tigers) };
  const best = ofTigers.pays > ofPaying.pays ? ofTigers : ofPaying;
  return best.pays > 0 ? best : undefined;
}

function countFrom(line: readonly SymbolId[], isAlike: (symbol: SymbolId) => boolean): number {
  const end = line.findIndex((symbol) => !isAlike(symbol));
  return end === -1 ? line.length : end;
}

function payOf(symbol: SymbolId, count: number): number {
  return pays[symbol][count - 3] ?? 0;
}

/** The result of a spin for a stake in minor units, which is shared evenly by the lines. */
export function spin(numbers: readonly number[], stake: number): SlotResult {
  const stops = reels.map((reel, index) => (numbers[index] ?? 0) % reel.length);
  const grid = reels.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => reel[((stops[index] ?? 0) + row) % reel.length]!),
  );
  const wins = lines.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => grid[reel]![row]!));
    return win ? [{ line, symbol: win.symbol, count: win.count, amount: (stake / lines.length) * win.pays }] : [];
  });
  return { stops, grid, wins, payout: wins.reduce((sum, { amount }) => sum + amount, 0) };
}
