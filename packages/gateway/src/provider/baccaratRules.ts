// The rules of baccarat. The page loads the same file, so that a player's own browser can check every round.

/** What can be bet on. */
export const spots = ["player", "tie", "banker"] as const;

export type Spot = (typeof spots)[number];

/** The stakes on the spots, in minor units. */
export type BaccaratBets = Readonly<Partial<Record<Spot, number>>>;

/** What a winning stake brings back, itself included. */
const pays = { player: 2, tie: 9, banker: 2, bankerWithSix: 1.5 } as const;

export interface BaccaratResult {
  /** The cards of both hands, each from 0 to 51: suit by suit, from the ace to the king. */
  readonly cards: Readonly<Record<"player" | "banker", readonly number[]>>;
  readonly points: Readonly<Record<"player" | "banker", number>>;
  readonly winner: Spot;
  /** What each stake brings back, in minor units. */
  readonly returns: BaccaratBets;
  /** The sum of the returns. */
  readonly payout: number;
}

const RANKS = 13;
const CARDS = 52;

/** The points of a card: tens and pictures count nothing. */
function pointsOf(card: number): number {
  const rank = (card % RANKS) + 1;
  return rank < 10 ? rank : 0;
}

/** The points of a hand. */
export function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/** Whether the banker takes a third card; `third` is the points of the player's third card, if the player took one. */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

/** Deals a round. Each number gives a card of a whole deck, so the same card may appear twice. */
export function deal(numbers: readonly number[], bets: BaccaratBets): BaccaratResult {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = numbers.map((number) => number % CARDS);
  const cards = handsOf({ player: [first, third], banker: [second, fourth] }, [fifth, sixth]);
  const points = { player: totalOf(cards.player), banker: totalOf(cards.banker) };
  const winner = points.player === points.banker ? "tie" : points.player > points.banker ? "player" : "banker";
  const returns: Partial<Record<Spot, number>> = {};
  for (const spot of spots) {
    const back = (bets[spot] ?? 0) * returnOf(spot, winner, points.banker);
    if (back > 0) returns[spot] = back;
  }
  return { cards, points, winner, returns, payout: spots.reduce((sum, spot) => sum + (returns[spot] ?? 0), 0) };
}

/** The hands with their third cards. Eight or nine points in the first two cards end the round. */
function handsOf(
  { player, banker }: { readonly player: readonly number[]; readonly banker: readonly number[] },
  [fifth, sixth]: readonly [number, number],
): BaccaratResult["cards"] {
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker };
  const playerDraws = totalOf(player) <= 5;
  const next = playerDraws ? sixth : fifth;
  return {
    player: playerDraws ? [...player, fifth] : player,
    banker: bankerDraws(totalOf(banker), playerDraws ? pointsOf(fifth) : undefined) ? [...banker, next] : banker,
  };
}

function returnOf(spot: Spot, winner: Spot, bankerPoints: number): number {
  // A tie gives the stakes on both hands back.
  if (spot !== winner) return winner === "tie" ? 1 : 0;
  return spot === "banker" && bankerPoints === 6 ? pays.bankerWithSix : pays[spot];
}
