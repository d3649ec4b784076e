import { BALLS, draw, type LotteryResult, pays, PICKS } from "@livery/gateway/provider/lotteryRules.ts";
import { amount, openGame, part, stakeChooser, wait } from "./game.ts";
import { textsOf } from "./texts.ts";

/** The time between two balls, in ms. */
const STEP = 260;

const texts = textsOf({
  en: {
    name: "Lucky Draw",
    stake: "Ticket",
    win: "Win",
    draw: "Draw",
    less: "Cheaper ticket",
    more: "Dearer ticket",
    pick: `Pick ${PICKS} of ${BALLS} numbers`,
    quick: "Quick pick",
    clear: "Clear",
    balls: "Drawn balls",
    missing: `Pick ${PICKS} numbers first.`,
    enough: `A ticket has ${PICKS} numbers.`,
    hits: "Hits",
    won: "You won",
    pays: "Prizes",
    rules: `Eight of ${BALLS} balls are drawn. The prize is a multiple of the ticket's price. In the long run 94.3 % of it is paid back.`,
  },
  ko: {
    name: "행운 추첨",
    stake: "복권",
    win: "당첨",
    draw: "추첨",
    less: "더 싼 복권",
    more: "더 비싼 복권",
    pick: `번호 ${BALLS}개 중 ${PICKS}개 고르기`,
    quick: "자동 선택",
    clear: "지우기",
    balls: "추첨된 공",
    missing: `번호를 ${PICKS}개 골라 주세요.`,
    enough: `복권 한 장에는 번호가 ${PICKS}개입니다.`,
    hits: "맞힌 번호",
    won: "당첨",
    pays: "당첨금",
    rules: `공 ${BALLS}개 중 8개를 뽑습니다. 당첨금은 복권 값의 배수입니다. 길게 보면 복권 값의 94.3%가 돌아옵니다.`,
  },
});

const chooser = stakeChooser();
const ballsBox = part("balls");
const numberButtons: readonly HTMLButtonElement[] = Array.from({ length: BALLS }, (_, index) =>
  Object.assign(document.createElement("button"), { type: "button", textContent: String(index + 1) }),
);

let picks: readonly number[] = [];
let on = false;

function setPicks(wanted: readonly number[]): void {
  if (!on) return;
  const tooMany = wanted.length > PICKS;
  part("said").textContent = tooMany ? texts.enough : "";
  if (!tooMany) picks = wanted;
  clearBalls();
  showPicks();
}

function showPicks(): void {
  for (const [index, button] of numberButtons.entries()) {
    button.setAttribute("aria-pressed", String(picks.includes(index + 1)));
    button.setAttribute("aria-disabled", String(!on));
  }
  part("ticket-label").textContent = `${texts.pick} · ${picks.length} / ${PICKS}`;
}

function quickPick(): void {
  const left = Array.from({ length: BALLS }, (_, index) => index + 1);
  const chosen = Array.from({ length: PICKS }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
  setPicks(chosen.toSorted((one, other) => one - other));
}

function clearBalls(): void {
  for (const hit of document.querySelectorAll(".hit")) hit.classList.remove("hit");
  for (const place of ballsBox.children) {
    place.className = "";
    place.textContent = "";
  }
}

part("numbers").append(...numberButtons);
for (const [index, button] of numberButtons.entries()) {
  const number = index + 1;
  button.addEventListener("click", () =>
    setPicks(picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number]),
  );
}
part("quick").addEventListener("click", quickPick);
part("clear").addEventListener("click", () => setPicks([]));
part("less").setAttribute("aria-label", texts.less);
part("more").setAttribute("aria-label", texts.more);
ballsBox.setAttribute("aria-label", texts.balls);
const prizes = pays.flatMap((pay, hits) => (pay > 0 ? [{ pay, hits }] : [])).toReversed();
part("prizes").textContent = prizes.map(({ pay, hits }) => `${hits} = ×${pay}`).join(" · ");
part("pays").innerHTML = prizes
  .map(({ pay, hits }) => `<tr><th>${texts.hits} ${hits}</th><td>× ${pay}</td></tr>`)
  .join("");
showPicks();

void openGame<LotteryResult & { readonly choice: { readonly picks: readonly number[] } }>({
  name: texts.name,
  labels: {
    play: texts.draw,
    "stake-label": texts.stake,
    "win-label": texts.win,
    "pays-label": texts.pays,
    rules: texts.rules,
    quick: texts.quick,
    clear: texts.clear,
  },
  open: chooser.open,
  enable(enabled) {
    on = enabled;
    chooser.enable(enabled);
    showPicks();
  },
  bet: () => (picks.length === PICKS ? { stake: chooser.stake(), picks } : texts.missing),
  begin() {
    clearBalls();
    return wait(STEP);
  },
  async show({ balls, hits, payout }) {
    for (const [index, ball] of balls.entries()) {
      await wait(STEP);
      const place = ballsBox.children[index]!;
      place.textContent = String(ball);
      place.className = `ball b${Math.floor((ball - 1) / 8)}`;
      place.classList.toggle("hit", hits.includes(ball));
      if (hits.includes(ball)) numberButtons[ball - 1]?.classList.add("hit");
    }
    const hit = `${texts.hits} ${hits.length} / ${PICKS}`;
    return payout > 0 ? `${hit} · ${texts.won} ${amount(payout)}` : hit;
  },
  stop: clearBalls,
  again: (numbers, { stake, choice }) => draw(numbers, choice.picks, stake),
});
