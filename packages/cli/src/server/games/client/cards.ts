const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** The suits in a box of 24 by 24: hearts, spades, diamonds, clubs. */
const suits = [
  { name: "♥", color: "#c81e2b", path: "M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 4-3 7.5-10 13z" },
  {
    name: "♠",
    color: "#16181d",
    path: "M12 2c6 5.5 10 8.5 10 12.5a4.6 4.6 0 0 1-8.6 2.3L15 22H9l1.6-5.2A4.6 4.6 0 0 1 2 14.5C2 10.5 6 7.5 12 2z",
  },
  { name: "♦", color: "#c81e2b", path: "M12 1l8.5 11L12 23 3.5 12z" },
  {
    name: "♣",
    color: "#16181d",
    path: "M12 2a4.7 4.7 0 0 1 4.1 7A4.7 4.7 0 1 1 13.6 16l1.4 6H9l1.4-6A4.7 4.7 0 1 1 7.9 9 4.7 4.7 0 0 1 12 2z",
  },
] as const;

const rankOf = (card: number) => ranks[card % ranks.length] ?? "";
const suitOf = (card: number) => suits[Math.floor(card / ranks.length)] ?? suits[0];

/** A card's name, such as “♥ 7”. */
export function cardName(card: number): string {
  return `${suitOf(card).name} ${rankOf(card)}`;
}

/** A card as SVG; its parts are constants of this file. */
export function drawCard(card: number): string {
  const { color, path } = suitOf(card);
  return `<svg viewBox="0 0 50 70" aria-hidden="true"><rect width="50" height="70" rx="5" fill="#fffdf7"/><g fill="${color}"><text x="6" y="20" font-size="18" font-weight="800" font-family="inherit">${rankOf(card)}</text><path transform="translate(6 23) scale(.5)" d="${path}"/><path transform="translate(19 34) scale(1.15)" d="${path}"/></g></svg>`;
}
