import { lines, pays, type SlotResult, spin, type SymbolId, symbols } from "@livery/gateway/provider/slotRules.ts";
import { amount, openGame, part, stakeChooser, wait } from "./game.ts";
import { drawSymbol } from "./symbols.ts";
import { textsOf } from "./texts.ts";

/** How long the reels turn at least, and how much later each next one stops, in ms. */
const TURN = 700;
const STEP = 140;

const texts = textsOf({
  en: {
    name: "Slot",
    stake: "Bet",
    win: "Win",
    spin: "Spin",
    less: "Lower the bet",
    more: "Raise the bet",
    reels: "Reels:",
    symbols: {
      tiger: "Tiger",
      crown: "Crown",
      seven: "Seven",
      lantern: "Lantern",
      lotus: "Lotus",
      coin: "Coin",
      bell: "Bell",
      moon: "Moon",
    },
    lost: "No win",
    won: "You won",
    pays: "Pays for each line",
    rules:
      "Ten lines, from the left. The tiger stands for every symbol. In the long run 94.9 % of all bets are paid back.",
  },
  ko: {
    name: "슬롯",
    stake: "베팅",
    win: "당첨",
    spin: "스핀",
    less: "베팅 내리기",
    more: "베팅 올리기",
    reels: "릴:",
    symbols: {
      tiger: "호랑이",
      crown: "왕관",
      seven: "세븐",
      lantern: "등불",
      lotus: "연꽃",
      coin: "엽전",
      bell: "종",
      moon: "달",
    },
    lost: "당첨 없음",
    won: "당첨",
    pays: "라인별 배당",
    rules: "10라인, 왼쪽부터 맞습니다. 호랑이는 모든 그림을 대신합니다. 길게 보면 베팅의 94.9%가 돌아옵니다.",
  },
});

const reelsBox = part("reels");
const chooser = stakeChooser();

function showReel(reel: number, column: readonly SymbolId[]): void {
  const box = reelsBox.children[reel];
  if (!box) return;
  box.innerHTML = column.map((symbol) => `<div class="cell">${drawSymbol(symbol)}</div>`).join("");
  box.classList.remove("spinning");
}

/** Says the three rows of the reels. */
function nameGrid(grid: readonly (readonly SymbolId[])[]): void {
  const rows = [0, 1, 2].map((row) => grid.map((column) => texts.symbols[column[row]!]).join(" "));
  reelsBox.setAttribute("aria-label", `${texts.reels} ${rows.join(", ")}`);
}

function showWins({ wins }: SlotResult): void {
  for (const { line, count } of wins) {
    for (let reel = 0; reel < count; reel += 1)
      reelsBox.children[reel]?.children[lines[line]?.[reel] ?? 0]?.classList.add("hit");
  }
  reelsBox.classList.toggle("won", wins.length > 0);
}

reelsBox.innerHTML = '<div class="reel"></div>'.repeat(5);
const first = [0, 1, 2, 3, 4].map((reel) => [0, 1, 2].map((row) => symbols[(reel * 3 + row) % symbols.length]!));
first.forEach((column, reel) => showReel(reel, column));
nameGrid(first);
part("pays").innerHTML = symbols
  .map((symbol) => {
    const cells = pays[symbol].map((pay, index) => `<td>${index + 3}× ${pay}</td>`).join("");
    return `<tr><th>${drawSymbol(symbol)} ${texts.symbols[symbol]}</th>${cells}</tr>`;
  })
  .join("");
part("less").setAttribute("aria-label", texts.less);
part("more").setAttribute("aria-label", texts.more);

void openGame<SlotResult>({
  name: texts.name,
  labels: {
    play: texts.spin,
    "stake-label": texts.stake,
    "win-label": texts.win,
    "pays-label": texts.pays,
    rules: texts.rules,
  },
  open: chooser.open,
  enable: chooser.enable,
  bet: () => ({ stake: chooser.stake() }),
  begin() {
    reelsBox.classList.remove("won");
    for (const reel of reelsBox.children) reel.classList.add("spinning");
    return wait(TURN);
  },
  async show(played) {
    for (const [reel, column] of played.grid.entries()) {
      await wait(STEP);
      showReel(reel, column);
    }
    nameGrid(played.grid);
    showWins(played);
    return played.payout > 0 ? `${texts.won} ${amount(played.payout)}` : texts.lost;
  },
  stop() {
    for (const reel of reelsBox.children) reel.classList.remove("spinning");
  },
  again: (numbers, { stake }) => spin(numbers, stake),
});
