import type { GameName } from "./name.ts";

type Row = readonly [emblem: string, ko: string, en: string, classification?: "Crash" | "Mini"];

/** The slot machines at the top of every list, by provider. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  PP: [
    ["tiger", "백호의 밤", "White Tiger Night"],
    ["crown", "왕의 귀환", "The King Comes Home"],
    ["gem", "별빛 보석 1000", "Starlight Gems 1000"],
    ["pyramid", "파라오의 문", "Pharaoh's Gate"],
    ["cherry", "달콤 체리 러시", "Sweet Cherry Rush"],
    ["temple", "올림푸스의 번개", "Lightning over Olympus"],
    ["seven", "럭키 세븐 디럭스", "Lucky Seven Deluxe"],
    ["wave", "황금의 파도", "Golden Waves"],
    ["rocket", "스카이 크래시", "Sky Crash", "Crash"],
    ["reels", "슬롯 777 클래식", "Slots 777 Classic"],
  ],
  JL: [
    ["ingot", "황금 창고", "The Gold Store"],
    ["coin", "엽전 꾸러미", "A String of Coins"],
    ["lantern", "등불 축제의 밤", "Lantern Night"],
    ["seven", "트리플 세븐 피버", "Triple Seven Fever"],
    ["tiger", "호랑이 장터", "Tiger Market"],
    ["bomb", "마인즈", "Mines", "Mini"],
    ["plinko", "플링코", "Plinko", "Mini"],
    ["rocket", "로켓 런", "Rocket Run", "Crash"],
  ],
  SG: [
    ["lotus", "연꽃 정원의 봄", "Lotus Garden in Spring"],
    ["fan", "바람의 부채", "Fan of the Winds"],
    ["mountain", "설산의 전설", "Legend of the Snow Peak"],
    ["moon", "은월의 사냥", "Silver Moon Hunt"],
    ["mask", "가면무도회의 밤", "Masquerade Night"],
    ["star", "별의 궤도", "Orbit of Stars"],
  ],
  PG: [
    ["clover", "네잎 클로버 언덕", "Four-Leaf Hill"],
    ["rabbit", "달토끼의 방앗간", "The Moon Rabbit's Mill"],
    ["cherry", "체리 폭포", "Cherry Falls"],
    ["pickaxe", "보석 광산 열차", "Gem Mine Train"],
    ["tiger", "산속의 범", "Tiger in the Hills"],
    ["fish", "황금 잉어 연못", "The Golden Koi Pond"],
  ],
  HB: [
    ["skull", "푸른 만의 해적", "Pirates of the Blue Bay"],
    ["chest", "해적 금화 사냥", "Pirate Gold Hunt"],
    ["volcano", "화산섬 탐험", "Volcano Island"],
    ["ferris", "행운의 바퀴 축제", "Festival of the Lucky Wheel"],
  ],
  RT: [
    ["dragon", "마작 용문", "Mahjong Dragon Gate"],
    ["lantern", "홍등 거리의 밤", "Red Lantern Street"],
    ["ingot", "원보 축제", "Ingot Festival"],
    ["dice", "주사위 다섯", "Five Dice", "Mini"],
  ],
  NL: [
    ["planet", "은하 특급", "Galaxy Express"],
    ["astronaut", "무중력", "Zero Gravity", "Crash"],
    ["bolt", "전광석화", "Quick as Lightning"],
  ],
  CQ: [
    ["plinko", "구슬 낙하", "Marble Drop", "Mini"],
    ["seven", "세븐 폭죽", "Seven Crackers"],
    ["ring", "무지개 수정", "Rainbow Crystals"],
  ],
  KA: [
    ["fan", "부채춤의 계절", "Fan Dance Season"],
    ["pearl", "연꽃 아래 보물", "Treasure under the Lotus"],
    ["bamboo", "대숲의 호랑이", "Tiger of the Bamboo"],
  ],
  MG: [
    ["bolt", "천둥의 왕", "King of Thunder"],
    ["axe", "바이킹의 항해", "Viking Voyage"],
    ["bomb", "폭탄 피하기", "Bomb Dodge", "Mini"],
  ],
  HW: [
    ["mask", "하회탈 잔치", "Hahoe Feast"],
    ["mountain", "일월산 해돋이", "Sunrise at Sun and Moon Peak"],
    ["bell", "새벽의 종", "Bell at Daybreak"],
  ],
  OR: [
    ["reels", "릴 마스터 1973", "Reel Master 1973"],
    ["star", "오로라 별밤", "Aurora Night Sky"],
    ["rocket", "하늘 끝까지", "To the Edge of the Sky", "Crash"],
  ],
  TW: [
    ["pyramid", "스핑크스의 수수께끼", "Riddle of the Sphinx"],
    ["crown", "쌍둥이 왕관", "Twin Crowns"],
    ["wheel", "돌려라 3단 바퀴", "Three-Tier Wheel", "Mini"],
  ],
  FX: [
    ["horseshoe", "보안관과 현상금", "Sheriff and Bounty"],
    ["spotlight", "팬텀 오페라", "Phantom Opera"],
    ["orange", "항구의 과일 가게", "Harbour Fruit Stall"],
  ],
  VL: [
    ["lantern", "소원 등 띄우기", "Floating Wish Lanterns"],
    ["moon", "보름달 소나타", "Full Moon Sonata"],
    ["plinko", "플링코 나이트", "Plinko Nights", "Mini"],
  ],
};

export const headliners: Readonly<Record<string, readonly GameName[]>> = Object.fromEntries(
  Object.entries(rows).map(([vendor, games]) => [
    vendor,
    games.map(([emblem, ko, en, classification]) => ({ emblem, ko, en, ...(classification && { classification }) })),
  ]),
);
