import { numbersOf } from "./fairness.ts";
import { askRound, askState, type PlayedRound, Refusal, type TableState } from "./provider.ts";
import { language, texts } from "./texts.ts";

/** What a game does in its own way. */
export interface Game<Result> {
  /** Texts by the ids of their elements. */
  readonly labels: Readonly<Record<string, string>>;
  /** Used if the game has no name of its own. */
  readonly name: string;
  /** The page's table is open. */
  open(table: TableState): void;
  /** The fields of the bet, or what the player still has to do. */
  bet(): Readonly<Record<string, unknown>> | string;
  /** Whether the controls of the bet can be used. */
  enable(on: boolean): void;
  /** Shows that a round runs; resolves when its result may be shown. */
  begin(): Promise<void>;
  /** Shows the result, and returns what is said about it. */
  show(played: PlayedRound<Result>): Promise<string>;
  /** Ends what `begin` shows, without a result. */
  stop(): void;
  /** Calculates a round again. */
  again(numbers: readonly number[], played: PlayedRound<Result>): object;
}

export function part<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found as Kind;
}

const playButton = part<HTMLButtonElement>("play");
const seed = part<HTMLInputElement>("seed");

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Waits for an animation; visitors who want no motion wait for nothing. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, calm.matches ? 0 : ms));
}

let decimals = 0;

/** An amount of minor units as text; `short` leaves out decimals that are zero. */
export function amount(minor: number, short = false): string {
  const whole = minor / 10 ** decimals;
  const places = short && Number.isInteger(whole) ? 0 : decimals;
  return whole.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** Chooses a stake with the buttons beside it. */
export function stakeChooser() {
  const [less, more] = [part<HTMLButtonElement>("less"), part<HTMLButtonElement>("more")];
  let stakes: readonly number[] = [];
  let chosen = 0;
  let on = false;
  const show = () => {
    part("stake").textContent = amount(stakes[chosen] ?? 0);
    less.disabled = !on || chosen === 0;
    more.disabled = !on || chosen === stakes.length - 1;
  };
  less.addEventListener("click", () => (chosen--, show()));
  more.addEventListener("click", () => (chosen++, show()));
  return {
    open: (table: TableState) => ((stakes = table.stakes), show()),
    enable: (enabled: boolean) => ((on = enabled), show()),
    stake: () => stakes[chosen] ?? 0,
  };
}

/** Opens the page's game: its table, its rounds and the proof of each. */
export async function openGame<Result extends object>(game: Game<Result>): Promise<void> {
  fillIn(game.labels);
  let next: Pick<TableState, "round" | "commit">;
  let busy = false;

  function setBusy(is: boolean): void {
    busy = is;
    // Disabling would take the focus away from the keyboard.
    playButton.setAttribute("aria-disabled", String(is));
    game.enable(!is);
  }

  async function play(): Promise<void> {
    if (busy) return;
    const bet = game.bet();
    if (typeof bet === "string") return void (part("said").textContent = bet);
    setBusy(true);
    part("said").textContent = "";
    try {
      const fields = { ...bet, round: next.round, playerSeed: seed.value };
      const [played] = await Promise.all([askRound<Result>(fields), game.begin()]);
      await showRound(played);
    } catch (error) {
      game.stop();
      say(error);
      if (error instanceof Refusal && error.status === 401) return;
    }
    setBusy(false);
  }

  async function showRound(played: PlayedRound<Result>): Promise<void> {
    const said = await game.show(played);
    part("balance").textContent = amount(played.balance);
    part("win").textContent = amount(played.payout);
    part("said").textContent = said;
    // The site around the game fetches the balance again. The message says nothing that others may not hear.
    if (parent !== window) parent.postMessage("balance", "*");
    const fair = await isFair(next.commit, played, game);
    part("last").textContent = [
      `${texts.round} ${played.round}`,
      `${texts.secret} ${played.seed}`,
      fair ? `✓ ${texts.checked}` : `✗ ${texts.wrong}`,
    ].join("\n");
    next = { round: played.round + 1, commit: played.nextCommit };
    part("commit").textContent = played.nextCommit;
  }

  try {
    const table = await askState();
    next = table;
    showTable(table, game);
  } catch (error) {
    say(error);
    return;
  }
  playButton.disabled = false;
  setBusy(false);
  playButton.addEventListener("click", () => void play());
  document.addEventListener("keydown", (event) => {
    if (event.code !== "Space" || event.target !== document.body) return;
    event.preventDefault();
    void play();
  });
}

function showTable<Result>(table: TableState, game: Game<Result>): void {
  ({ decimals } = table);
  const name = table.name || game.name;
  document.title = name;
  part("name").textContent = name;
  part("demo").textContent = [table.vendor, table.trial ? texts.trial : texts.demo].filter(Boolean).join(" · ");
  part("balance").textContent = amount(table.balance);
  part("win").textContent = amount(0);
  part("commit").textContent = table.commit;
  game.open(table);
}

/** Whether the secret of a round is the promised one, and gives exactly this result. */
async function isFair<Result extends object>(
  commit: string,
  played: PlayedRound<Result>,
  { again }: Game<Result>,
): Promise<boolean> {
  const numbers = await numbersOf(commit, played);
  if (!numbers) return false;
  const shown: Readonly<Record<string, unknown>> = { ...played };
  return Object.entries(again(numbers, played)).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(shown[field]),
  );
}

function say(error: unknown): void {
  const ended = error instanceof Refusal && error.status === 401;
  part("said").textContent = ended ? texts.ended : error instanceof Refusal ? error.message : texts.offline;
}

function fillIn(labels: Game<unknown>["labels"]): void {
  document.documentElement.lang = language;
  const shared = {
    "balance-label": texts.balance,
    "fair-label": texts.fair,
    "fair-text": texts.fairText,
    "seed-label": texts.seed,
    "commit-label": texts.commit,
    "last-label": texts.last,
  };
  for (const [id, text] of Object.entries({ ...shared, ...labels })) part(id).textContent = text;
  seed.value = crypto.randomUUID().slice(0, 8);
}
