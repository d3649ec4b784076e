import { type GameTypeId, gameTypes } from "@livery/product/gameTypes.ts";
import type { Insertable } from "kysely";
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

/** Providers take turns at the top; further down their games mix. Games far below have few players. */
function placeGames(random: Random, type: GameTypeId, games: readonly Unplaced[], offset: number): GameRow[] {
  const { crowd } = gameTraits[type];
  const weighed = games.map((game, order) => ({
    game,
    weight: game.turn + (game.turn < 10 ? order / games.length : random.next() * 40),
  }));
  return weighed
    .toSorted((one, other) => one.weight - other.weight)
    .map(({ game: { turn: _, ...game } }, index) => {
      const players = Math.max(3, Math.round((crowd * (0.75 + random.next() * 0.5)) / (1 + index / 30)));
      return { ...game, players: game.maintenance ? 0 : players, hot_rank: null, position: offset + index };
    });
}

/** The most played games, mixed by the heat of each type. */
function rankHot(random: Random, games: readonly GameRow[]): GameRow[] {
  const heats = gameTypes.flatMap(({ id: type }) =>
    games
      .filter((game) => game.type === type && game.maintenance === 0)
      .slice(0, PERHAPS_HOT)
      .filter((_, index) => index < SURELY_HOT || random.next() < 0.3)
      .map(({ id }, index) => ({ id, heat: (index + 0.5) / gameTraits[type].heat })),
  );
  const ranked = heats.toSorted((one, other) => one.heat - other.heat).map(({ id }, rank) => [id, rank] as const);
  const ranks = new Map(ranked);
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
      (names[index] ?? []).map((name, turn) => buildGame(random, vendor, type, name, turn)),
    );
    rows.push(...placeGames(random, type, games, rows.length));
  }
  return rankHot(random, rows);
}
