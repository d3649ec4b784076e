import {
  type BaccaratBets,
  type BaccaratResult,
  deal,
  type Spot,
  spots,
} from "@livery/gateway/provider/baccaratRules.ts";
import { cardName, drawCard } from "./cards.ts";
import { amount, openGame, part, wait } from "./game.ts";
import type { PlayedRound, TableState } from "./provider.ts";
import { textsOf } from "./texts.ts";

/** The time between two cards, in ms. */
const STEP = 320;

/** The chips, as places in the list of stakes. */
const CHIPS = [0, 2, 3, 5];

const texts = textsOf({
  en: {
    name: "Baccarat",
    player: "Player",
    tie: "Tie",
    banker: "Banker",
    total: "Total bet",
    win: "Paid",
    deal: "Deal",
    clear: "Take the bets back",
    repeat: "Repeat the last bets",
    chip: "Chip",
    spots: "Bets",
    road: "Last rounds",
    place: "Choose a chip and press a field to bet.",
    most: "Bets at this table go up to",
    won: "wins",
    tied: "Tie",
    paid: "paid",
    pays: "Rules and pays",
    odds: { player: "1 : 1", tie: "8 : 1", banker: "1 : 1 · with six 1 : 2" },
    rules:
      "The hand nearer to nine wins. Tens and pictures count nothing, the ace one. Each card comes from a whole deck. In a tie, bets on player and banker come back. In the long run 98.8 % of the bets on the player are paid back, 98.5 % on the banker, 85.9 % on a tie.",
  },
  ko: {
    name: "바카라",
    player: "플레이어",
    tie: "타이",
    banker: "뱅커",
    total: "총 베팅",
    win: "지급",
    deal: "딜",
    clear: "베팅 거두기",
    repeat: "지난 베팅 반복",
    chip: "칩",
    spots: "베팅",
    road: "지난 라운드",
    place: "칩을 고르고 칸을 눌러 베팅하세요.",
    most: "이 테이블의 최대 베팅:",
    won: "승",
    tied: "타이",
    paid: "지급",
    pays: "규칙과 배당",
    odds: { player: "1 : 1", tie: "8 : 1", banker: "1 : 1 · 6이면 1 : 2" },
    rules:
      "9에 가까운 쪽이 이깁니다. 10과 그림 카드는 0, 에이스는 1입니다. 카드마다 온전한 한 벌에서 뽑습니다. 타이면 플레이어와 뱅커 베팅은 돌려드립니다. 길게 보면 플레이어 베팅의 98.8%, 뱅커 98.5%, 타이 85.9%가 돌아옵니다.",
  },
});

type Round = BaccaratResult & { readonly choice: BaccaratBets };

const letters: Readonly<Record<Spot, string>> = { player: "P", tie: "T", banker: "B" };
const hands = ["player", "banker"] as const;

let bets: BaccaratBets = {};
let lastBets: BaccaratBets = {};
let highest = 0;
let chip = 0;
let on = false;

const totalOf = (all: BaccaratBets) => Object.values(all).reduce((sum, stake) => sum + stake, 0);

function showBets(): void {
  for (const spot of spots) {
    const button = part<HTMLButtonElement>(`on-${spot}`);
    const stake = bets[spot] ?? 0;
    button.querySelector(".chip")!.textContent = stake > 0 ? amount(stake, true) : "";
    button.setAttribute("aria-disabled", String(!on));
  }
  part("stake").textContent = amount(totalOf(bets));
  part<HTMLButtonElement>("less").disabled = !on || totalOf(bets) === 0;
  part<HTMLButtonElement>("more").disabled = !on || totalOf(bets) > 0 || totalOf(lastBets) === 0;
}

function setBets(wanted: BaccaratBets): void {
  if (!on) return;
  clearResult();
  const tooMuch = totalOf(wanted) > highest;
  part("said").textContent = tooMuch ? `${texts.most} ${amount(highest, true)}` : "";
  if (!tooMuch) bets = wanted;
  showBets();
}

function clearResult(): void {
  for (const won of document.querySelectorAll(".won")) won.classList.remove("won");
}

function clearHands(): void {
  clearResult();
  for (const hand of hands) {
    part(hand).querySelector("b")!.textContent = "–";
    part(hand).querySelector(".cards")!.innerHTML = '<div class="empty"></div>'.repeat(2);
    part(hand).querySelector(".cards")!.setAttribute("aria-label", texts[hand]);
  }
}

/** Deals the cards in their order: two for each hand in turn, then the third ones. */
async function dealCards({ cards, points }: BaccaratResult): Promise<void> {
  for (const index of [0, 1, 2]) {
    for (const hand of hands) {
      const card = cards[hand][index];
      if (card === undefined) continue;
      await wait(STEP);
      const box = part(hand).querySelector(".cards")!;
      const html = `<div class="card">${drawCard(card)}</div>`;
      const empty = box.querySelector(".empty");
      if (empty) empty.outerHTML = html;
      else box.insertAdjacentHTML("beforeend", html);
    }
  }
  for (const hand of hands) {
    part(hand).querySelector("b")!.textContent = String(points[hand]);
    const name = `${texts[hand]}: ${cards[hand].map(cardName).join(", ")}`;
    part(hand).querySelector(".cards")!.setAttribute("aria-label", name);
  }
}

function showWinner({ winner, points, payout }: PlayedRound<Round>): string {
  part(`on-${winner}`).classList.add("won");
  if (winner !== "tie") part(winner).classList.add("won");
  const bead = `<li class="${winner}"><span aria-hidden="true">${letters[winner]}</span></li>`;
  part("road").insertAdjacentHTML("beforeend", bead);
  part("road").lastElementChild!.setAttribute("aria-label", texts[winner]);
  const what = winner === "tie" ? texts.tied : `${texts[winner]} ${texts.won}`;
  const paid = payout > 0 ? ` · ${texts.paid} ${amount(payout)}` : "";
  return `${what} ${points.player} : ${points.banker}${paid}`;
}

function openTable({ stakes }: TableState): void {
  highest = stakes.at(-1) ?? 0;
  const chips = CHIPS.flatMap((place) => stakes[place] ?? []);
  chip = chips[0] ?? 0;
  for (const value of chips) {
    const label = document.createElement("label");
    const choice = Object.assign(document.createElement("input"), { type: "radio", name: "chip" });
    choice.checked = value === chip;
    choice.addEventListener("change", () => (chip = value));
    label.append(choice, amount(value, true));
    part("chips").append(label);
  }
  showBets();
}

for (const hand of hands) part(hand).querySelector("span")!.textContent = texts[hand];
for (const spot of spots) {
  const button = part(`on-${spot}`);
  button.querySelector(".name")!.textContent = texts[spot];
  button.querySelector(".odds")!.textContent = texts.odds[spot];
  button.addEventListener("click", () => setBets({ ...bets, [spot]: (bets[spot] ?? 0) + chip }));
}
part("less").addEventListener("click", () => setBets({}));
part("more").addEventListener("click", () => setBets(lastBets));
part("less").setAttribute("aria-label", texts.clear);
part("more").setAttribute("aria-label", texts.repeat);
part("spots").setAttribute("aria-label", texts.spots);
part("road").setAttribute("aria-label", texts.road);
part("chips").querySelector("legend")!.textContent = texts.chip;
clearHands();

void openGame<Round>({
  name: texts.name,
  labels: {
    play: texts.deal,
    "stake-label": texts.total,
    "win-label": texts.win,
    "pays-label": texts.pays,
    rules: texts.rules,
  },
  open: openTable,
  enable(enabled) {
    on = enabled;
    showBets();
  },
  bet: () => (totalOf(bets) > 0 ? { bets } : texts.place),
  begin() {
    clearHands();
    return wait(STEP);
  },
  async show(played) {
    await dealCards(played);
    lastBets = played.choice;
    bets = {};
    return showWinner(played);
  },
  stop: clearHands,
  again: (numbers, { choice }) => deal(numbers, choice),
});
