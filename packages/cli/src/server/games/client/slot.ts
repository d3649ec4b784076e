import { lines, pays, type SymbolId, symbols } from "@livery/gateway/provider/slotRules.ts";
import { isFair } from "./fairness.ts";
import { askRound, askState, type PlayedRound, Refusal, type TableState } from "./provider.ts";
import { drawSymbol } from "./symbols.ts";
import { language, texts } from "./texts.ts";

/** How long the reels turn at least, and how much later each next one stops, in ms. */
const TURN = 700;
const STEP = 140;

function part<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found as Kind;
}

const spinButton = part<HTMLButtonElement>("spin");
const [less, more] = [part<HTMLButtonElement>("less"), part<HTMLButtonElement>("more")];
const seed = part<HTMLInputElement>("seed");
const reelsBox = part("reels");
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

let table: TableState;
let next: Pick<TableState, "round" | "commit">;
let stakeAt = 0;
let busy = true;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function amount(minor: number): string {
  const { decimals } = table;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return (minor / 10 ** decimals).toLocaleString(language, digits);
}

/** The three rows of each reel. */
function showGrid(grid: readonly (readonly SymbolId[])[]): void {
  grid.forEach((column, reel) => showReel(reel, column));
  const rows = [0, 1, 2].map((row) => grid.map((column) => column[row]).join(" "));
  reelsBox.setAttribute("aria-label", `${texts.reels} ${rows.join(", ")}`);
}

function showReel(reel: number, column: readonly SymbolId[]): void {
  const box = reelsBox.children[reel];
  if (box) box.innerHTML = column.map((symbol) => `<div class="cell">${drawSymbol(symbol)}</div>`).join("");
}

function showStake(): void {
  part("stake").textContent = amount(table.stakes[stakeAt] ?? 0);
  less.disabled = busy || stakeAt === 0;
  more.disabled = busy || stakeAt === table.stakes.length - 1;
  spinButton.disabled = busy;
}

function setBusy(is: boolean): void {
  busy = is;
  // Disabling would take the focus away from the keyboard.
  spinButton.setAttribute("aria-disabled", String(is));
  showStake();
  if (is) spinButton.disabled = false;
}

async function play(): Promise<void> {
  if (busy) return;
  const hadFocus = document.activeElement === spinButton;
  setBusy(true);
  part("said").textContent = "";
  reelsBox.classList.remove("won");
  for (const reel of reelsBox.children) reel.classList.add("spinning");
  try {
    const fields = { round: next.round, stake: table.stakes[stakeAt] ?? 0, playerSeed: seed.value };
    const [played] = await Promise.all([askRound(fields), wait(isCalm.matches ? 0 : TURN)]);
    await stopReels(played);
    await showResult(played);
  } catch (error) {
    for (const reel of reelsBox.children) reel.classList.remove("spinning");
    say(error);
    if (error instanceof Refusal && error.status === 401) return;
  }
  setBusy(false);
  if (hadFocus) spinButton.focus();
}

async function stopReels({ grid }: PlayedRound): Promise<void> {
  for (const [reel, column] of grid.entries()) {
    if (!isCalm.matches) await wait(STEP);
    showReel(reel, column);
    reelsBox.children[reel]?.classList.remove("spinning");
  }
  showGrid(grid);
}

async function showResult(played: PlayedRound): Promise<void> {
  const { wins, payout, balance, round, nextCommit } = played;
  for (const { line, count } of wins) {
    for (let reel = 0; reel < count; reel += 1)
      reelsBox.children[reel]?.children[lines[line]?.[reel] ?? 0]?.classList.add("hit");
  }
  reelsBox.classList.toggle("won", wins.length > 0);
  part("balance").textContent = amount(balance);
  part("win").textContent = amount(payout);
  part("said").textContent = payout > 0 ? `${texts.won} ${amount(payout)}` : texts.lost;
  // The site around the game fetches the balance again. The message says nothing that others may not hear.
  if (parent !== window) parent.postMessage("balance", "*");
  const fair = await isFair(next.commit, played);
  part("last").textContent = [
    `${texts.round} ${round}`,
    `${texts.secret} ${played.seed}`,
    fair ? `✓ ${texts.checked}` : `✗ ${texts.wrong}`,
  ].join("\n");
  next = { round: round + 1, commit: nextCommit };
  part("commit").textContent = nextCommit;
}

function say(error: unknown): void {
  const ended = error instanceof Refusal && error.status === 401;
  part("said").textContent = ended ? texts.ended : error instanceof Refusal ? error.message : texts.offline;
}

function fillIn(): void {
  document.documentElement.lang = language;
  const labels = {
    "balance-label": texts.balance,
    "stake-label": texts.stake,
    "win-label": texts.win,
    "pays-label": texts.pays,
    rtp: texts.rtp,
    "fair-label": texts.fair,
    "fair-text": texts.fairText,
    "seed-label": texts.seed,
    "commit-label": texts.commit,
    "last-label": texts.last,
  };
  for (const [id, text] of Object.entries(labels)) part(id).textContent = text;
  spinButton.textContent = texts.spin;
  less.setAttribute("aria-label", texts.less);
  more.setAttribute("aria-label", texts.more);
  reelsBox.innerHTML = '<div class="reel"></div>'.repeat(5);
  part("pays").innerHTML = symbols
    .map(
      (symbol) =>
        `<tr><th>${drawSymbol(symbol)}</th>${pays[symbol].map((pay, index) => `<td>${index + 3}× ${pay}</td>`).join("")}</tr>`,
    )
    .join("");
  seed.value = crypto.randomUUID().slice(0, 8);
}

async function start(): Promise<void> {
  fillIn();
  showGrid([0, 1, 2, 3, 4].map((reel) => [0, 1, 2].map((row) => symbols[(reel * 3 + row) % symbols.length]!)));
  try {
    table = await askState();
  } catch (error) {
    say(error);
    return;
  }
  next = table;
  document.title = table.name;
  part("name").textContent = table.name;
  part("demo").textContent = `${table.vendor} · ${table.trial ? texts.trial : texts.demo}`;
  part("balance").textContent = amount(table.balance);
  part("win").textContent = amount(0);
  part("commit").textContent = table.commit;
  setBusy(false);
  spinButton.addEventListener("click", () => void play());
  less.addEventListener("click", () => (stakeAt--, showStake()));
  more.addEventListener("click", () => (stakeAt++, showStake()));
  document.addEventListener("keydown", (event) => {
    if (event.code !== "Space" || event.target !== document.body) return;
    event.preventDefault();
    void play();
  });
}

void start();
