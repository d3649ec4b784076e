import { type GameTypeId, gameTypes } from "@livery/product/gameTypes.ts";
import type { Insertable } from "kysely";
import { differInColour } from "../games/pictureNumber.ts";
import type { Tables } from "../store/tables.ts";
import { type GameTraits, gameTraits } from "./gameTraits.ts";
import { fishNames } from "./names/fishNames.ts";
import { headliners } from "./names/headliners.ts";
import { liveNames } from "./names/liveNames.ts";
import { drawNames, quickDrawNames } from "./names/lotteryNames.ts";
import type { GameName } from "./names/name.ts";
import { pvpNames } from "./names/pvpNames.ts";
import { slotNames } from "./names/slotNames.ts";
import { esportNames, sportNames } from "./names/sportNames.ts";
import { type Random, createRandom } from "./random.ts";
import { type ShareNames, dealt, rotated } from "./shareNames.ts";
import { spread } from "./spread.ts";
import { type VendorSeed, vendors } from "./vendors.ts";

type GameRow = Insertable<Tables["game"]>;

/** The hot list takes the first few games of each type and some of those below them. */
const SURELY_HOT = 4;
const PERHAPS_HOT = 40;

function nameSources(random: Random): Record<Exclude<GameTypeId, "RNG">, ShareNames> {
  return {
    LIVE: rotated(liveNames(), 3),
    SPORTS: rotated(sportNames(), 4),
    ESPORTS: rotated(esportNames(), 4),
    FISH: dealt(fishNames(random)),
    PVP: rotated(pvpNames(), 3),
    ELOTT: rotated(quickDrawNames(), 4),
    LOTT: rotated(drawNames(), 6),
  };
}

/** Gives each provider its best known games, then its share of all the others. */
function shareSlots(random: Random, providers: readonly VendorSeed[], counts: readonly number[]): GameName[][] {
  const best = providers.map(({ code }) => headliners[code] ?? []);
  const ko = new Set(best.flat().map((name) => name.ko));
  const en = new Set(best.flat().map((name) => name.en));
  const others = slotNames(random).filter((name) => !ko.has(name.ko) && !en.has(name.en));
  const shares = dealt(others)(counts.map((count, index) => count - (best[index]?.length ?? 0)));
  return best.map((own, index) => [...own, ...(shares[index] ?? [])]);
}

/** A game before it has its position in the lists; `turn` is its position among its provider's games. */
type Unplaced = Omit<GameRow, "position" | "players" | "hot_rank"> & { readonly turn: number };

function buildGame(random: Random, vendor: VendorSeed, type: GameTypeId, name: GameName, turn: number): Unplaced {
  const { rtp, lines, bets, trials }: GameTraits = gameTraits[type];
  const plain = name.classification === "Crash" || name.classification === "Mini";
  return {
    id: `${vendor.code.replaceAll("_", "")}-${type}-${String(turn + 1).padStart(4, "0")}`,
    vendor: vendor.code,
    type,
    name_ko: name.ko,
    name_en: name.en,
    emblem: name.emblem,
    rtp: rtp ? random.between(...rtp) / 10 : null,
    lines: lines && !plain ? random.pick(lines) : null,
    lowest_bet: random.pick(bets),
    support_play: random.between(1, 100) <= trials ? 0 : 1,
    maintenance: random.between(1, 250) === 1 && turn > 12 ? 1 : 0,
    classification: name.classification ?? null,
    turn,
  };
}

/** How many games before one have other emblems: about a row of cards. */
const APART = 4;
/** How many have other names. */
const NAMES_APART = 9;

type Pictured = Pick<GameRow, "id" | "emblem" | "name_en">;

const otherEmblem = ({ emblem }: Pick<Pictured, "emblem">, before: readonly Pick<Pictured, "emblem">[]) =>
  before.every((other) => other.emblem !== emblem);

const otherColour = ({ id }: Pictured, [last]: readonly Pictured[]) => !last || differInColour(id, last.id);

/** The wishes for a list of games, the strictest first. */
const distinct: readonly ((game: Pictured, before: readonly Pictured[]) => boolean)[] = [
  (game, before) =>
    before.every(({ name_en }) => name_en !== game.name_en) &&
    otherEmblem(game, before.slice(0, APART)) &&
    otherColour(game, before),
  (game, before) => otherEmblem(game, before.slice(0, 1)) && otherColour(game, before),
  (game, before) => otherEmblem(game, before.slice(0, 1)),
];

/** The names of one provider's games, with other emblems beside each other. */
function mixNames(names: readonly GameName[]): GameName[] {
  const wishes = [APART, 1].map(
    (count) => (name: GameName, before: readonly GameName[]) => otherEmblem(name, before.slice(0, count)),
  );
  return spread(names, { wishes, back: APART, lane: (name) => name });
}

/** Providers take turns at the top; further down their games mix. Games far below have few players. */
function placeGames(random: Random, type: GameTypeId, games: readonly Unplaced[], offset: number): GameRow[] {
  const { crowd } = gameTraits[type];
  const weighed = Object.values(Object.groupBy(games, ({ vendor }) => vendor)).flatMap((own = [], order) => {
    const weights = own.map(({ turn }) => turn + (turn < 10 ? order / games.length : random.next() * 40));
    weights.sort((one, other) => one - other);
    return own.map((game, index) => ({ game, weight: weights[index] ?? 0 }));
  });
  const ordered = weighed.toSorted((one, other) => one.weight - other.weight).map(({ game }) => game);
  return spread(ordered, { wishes: distinct, back: NAMES_APART, lane: ({ vendor }) => vendor }).map(
    ({ turn: _, ...game }, index) => {
      const players = Math.max(3, Math.round((crowd * (0.75 + random.next() * 0.5)) / (1 + index / 30)));
      return { ...game, players: game.maintenance ? 0 : players, hot_rank: null, position: offset + index };
    },
  );
}

/** The most played games, mixed by the heat of each type. */
function rankHot(random: Random, games: readonly GameRow[]): GameRow[] {
  const heats = gameTypes.flatMap(({ id: type }) =>
    games
      .filter((game) => game.type === type && game.maintenance === 0)
      .slice(0, PERHAPS_HOT)
      .filter((_, index) => index < SURELY_HOT || random.next() < 0.3)
      .map(({ id, emblem, name_en }, index) => ({ id, emblem, name_en, heat: (index + 0.5) / gameTraits[type].heat })),
  );
  const mixed = heats.toSorted((one, other) => one.heat - other.heat);
  const ranked = spread(mixed, { wishes: distinct, back: NAMES_APART, lane: ({ id }) => id });
  const ranks = new Map(ranked.map(({ id }, rank) => [id, rank]));
  return games.map((game) => ({ ...game, hot_rank: ranks.get(game.id) ?? null }));
}

/** All games of all providers, the same in every run. */
export function buildGames(): GameRow[] {
  const random = createRandom("games");
  const sources = nameSources(random);
  const rows: GameRow[] = [];
  for (const { id: type } of gameTypes) {
    const providers = (vendors as readonly VendorSeed[]).filter(({ games }) => games[type]);
    const counts = providers.map(({ games }) => games[type] ?? 0);
    const names = type === "RNG" ? shareSlots(random, providers, counts) : sources[type](counts);
    const games = providers.flatMap((vendor, index) =>
      mixNames(names[index] ?? []).map((name, turn) => buildGame(random, vendor, type, name, turn)),
    );
    rows.push(...placeGames(random, type, games, rows.length));
  }
  return rankHot(random, rows);
}
