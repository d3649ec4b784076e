import type { GameTypeId } from "@livery/product/gameTypes.ts";

/**
 * A game provider. All are fictional; the codes that the specification names (PP, JL, SG, EVO, DS88, TCG_SEA) are kept.
 */
export interface VendorSeed {
  readonly code: string;
  readonly ko: string;
  readonly en: string;
  /** The emblem of its mark. */
  readonly emblem: string;
  /** How many games it has of each type. */
  readonly games: Readonly<Partial<Record<GameTypeId, number>>>;
  /** The types in which it appears in the hot list. */
  readonly hot?: readonly GameTypeId[];
}

/** In list order. */
export const vendors = [
  {
    code: "PP",
    ko: "프래그라",
    en: "Pragra",
    emblem: "crown",
    games: { RNG: 900, LIVE: 150 },
    hot: ["RNG", "LIVE"],
  },
  { code: "EVO", ko: "에보루나", en: "Evoluna", emblem: "moon", games: { LIVE: 220 }, hot: ["LIVE"] },
  { code: "JL", ko: "질로", en: "Jilo", emblem: "gem", games: { RNG: 720, FISH: 110 }, hot: ["RNG", "FISH"] },
  { code: "SG", ko: "스페이드랩", en: "Spadelab", emblem: "spade", games: { RNG: 680 }, hot: ["RNG"] },
  { code: "PG", ko: "포켓가든", en: "Pocket Garden", emblem: "clover", games: { RNG: 640 }, hot: ["RNG"] },
  { code: "HB", ko: "하바나루", en: "Havanaru", emblem: "anchor", games: { RNG: 560 } },
  { code: "RT", ko: "레드타일", en: "Redtile", emblem: "tile", games: { RNG: 540, PVP: 60 } },
  { code: "NL", ko: "노말리", en: "Normali", emblem: "star", games: { RNG: 520 } },
  { code: "CQ", ko: "크로마큐", en: "Chroma Q", emblem: "plinko", games: { RNG: 480, FISH: 90 }, hot: ["FISH"] },
  { code: "KA", ko: "카이야", en: "Kaiya", emblem: "butterfly", games: { RNG: 480 } },
  { code: "MG", ko: "매그놀", en: "Magnol", emblem: "bolt", games: { RNG: 460 } },
  { code: "HW", ko: "한울게임즈", en: "Hanul Games", emblem: "drum", games: { RNG: 440, PVP: 70 } },
  { code: "OR", ko: "오로라릴", en: "Aurora Reel", emblem: "reels", games: { RNG: 420 } },
  { code: "TW", ko: "트윈스톤", en: "Twinstone", emblem: "pyramid", games: { RNG: 400 } },
  { code: "FX", ko: "폭스하버", en: "Fox Harbor", emblem: "fox", games: { RNG: 380 } },
  { code: "VL", ko: "벨로아", en: "Veloa", emblem: "lantern", games: { RNG: 360 } },
  { code: "BT", ko: "블루테이블", en: "Bluetable", emblem: "cards", games: { LIVE: 120, PVP: 60 }, hot: ["PVP"] },
  { code: "SX", ko: "살롱식스", en: "Salon Six", emblem: "roulette", games: { LIVE: 110 } },
  { code: "AL", ko: "아시아루체", en: "Asia Luce", emblem: "fan", games: { LIVE: 90 } },
  { code: "GV", ko: "그랜드뷰", en: "Grandview Live", emblem: "chips", games: { LIVE: 70 } },
  { code: "DS88", ko: "디에스88", en: "DS88", emblem: "target", games: { SPORTS: 36 }, hot: ["SPORTS"] },
  { code: "BL", ko: "보드라인", en: "Boardline", emblem: "shield", games: { SPORTS: 60 }, hot: ["SPORTS"] },
  { code: "SW", ko: "스타디움웍스", en: "Stadium Works", emblem: "soccer", games: { SPORTS: 60 } },
  { code: "KO", ko: "킥오프", en: "Kickoff", emblem: "basket", games: { SPORTS: 48 } },
  { code: "NX", ko: "넥서스아레나", en: "Nexus Arena", emblem: "gamepad", games: { ESPORTS: 60 }, hot: ["ESPORTS"] },
  { code: "PX", ko: "픽셀아레나", en: "Pixel Arena", emblem: "joystick", games: { ESPORTS: 50 } },
  { code: "LN", ko: "라인업", en: "Lineup", emblem: "trophy", games: { ESPORTS: 40 } },
  { code: "OC", ko: "오션크래프트", en: "Oceancraft", emblem: "whale", games: { FISH: 90 } },
  { code: "DW", ko: "딥웨이브", en: "Deepwave", emblem: "wave", games: { FISH: 80 } },
  { code: "KP", ko: "킹스페이드", en: "Kingspade", emblem: "spade", games: { PVP: 90 }, hot: ["PVP"] },
  { code: "TCG_SEA", ko: "해람복권", en: "Haeram Lottery", emblem: "lotto", games: { ELOTT: 90, LOTT: 50 } },
  {
    code: "LK",
    ko: "럭키넘버",
    en: "Lucky Number",
    emblem: "horseshoe",
    games: { ELOTT: 70, LOTT: 30 },
    hot: ["ELOTT"],
  },
  { code: "KN", ko: "키노랩", en: "Keno Lab", emblem: "dice", games: { ELOTT: 60 } },
] as const satisfies readonly VendorSeed[];
