import type { SlotSubject } from "./slotSubjects.ts";

type Word = readonly [ko: string, en: string];
type WordsByKind = Readonly<Record<SlotSubject["kind"] | "any", readonly Word[]>>;

/** Before the subject: 황금 호랑이, Golden Tiger. */
export const qualities: WordsByKind = {
  any: [
    ["황금", "Golden"],
    ["전설의", "Legendary"],
    ["비밀의", "Secret"],
    ["신비한", "Mystic"],
    ["행운의", "Lucky"],
    ["불타는", "Blazing"],
    ["빛나는", "Shining"],
    ["네온", "Neon"],
    ["로열", "Royal"],
    ["매직", "Magic"],
    ["와일드", "Wild"],
    ["슈퍼", "Super"],
    ["한밤의", "Midnight"],
  ],
  being: [
    ["용감한", "Brave"],
    ["춤추는", "Dancing"],
    ["위대한", "Great"],
    ["은빛", "Silver"],
    ["최후의", "Last"],
    ["떠도는", "Wandering"],
    ["유쾌한", "Merry"],
    ["고귀한", "Noble"],
  ],
  thing: [
    ["마법의", "Enchanted"],
    ["숨겨진", "Hidden"],
    ["고대의", "Ancient"],
    ["반짝이는", "Sparkling"],
    ["메가", "Mega"],
    ["더블", "Double"],
    ["쏟아지는", "Falling"],
    ["무지개", "Rainbow"],
  ],
  fruit: [
    ["달콤한", "Sweet"],
    ["상큼한", "Fresh"],
    ["얼린", "Frozen"],
    ["톡톡 튀는", "Popping"],
    ["메가", "Mega"],
    ["더블", "Double"],
    ["여름날", "Summer"],
    ["핫", "Hot"],
  ],
  place: [
    ["잊힌", "Forgotten"],
    ["꿈속의", "Dream"],
    ["한여름", "Midsummer"],
    ["고요한", "Silent"],
    ["잃어버린", "Lost"],
    ["겨울", "Winter"],
    ["끝없는", "Endless"],
  ],
  force: [
    ["푸른", "Blue"],
    ["끝없는", "Endless"],
    ["새벽의", "Daybreak"],
    ["춤추는", "Dancing"],
    ["영원한", "Eternal"],
    ["겨울", "Winter"],
  ],
};

/** After the subject and 의: 호랑이의 밤, Night of the Tiger. */
export const belongings: WordsByKind = {
  any: [
    ["밤", "Night"],
    ["전설", "Legend"],
    ["비밀", "Secret"],
    ["보물", "Treasure"],
    ["축제", "Feast"],
    ["약속", "Promise"],
    ["열쇠", "Key"],
    ["노래", "Song"],
  ],
  being: [
    ["귀환", "Return"],
    ["왕국", "Kingdom"],
    ["축복", "Blessing"],
    ["유산", "Legacy"],
    ["모험", "Adventures"],
    ["선물", "Gift"],
    ["금고", "Vault"],
    ["승부", "Duel"],
    ["여정", "Journey"],
  ],
  thing: [
    ["힘", "Power"],
    ["수호자", "Guardian"],
    ["주인", "Master"],
    ["마법", "Magic"],
    ["시간", "Hour"],
  ],
  fruit: [
    ["계절", "Season"],
    ["천국", "Paradise"],
    ["여왕", "Queen"],
  ],
  place: [
    ["문", "Gate"],
    ["수호자", "Guardian"],
    ["여왕", "Queen"],
    ["바람", "Winds"],
    ["아침", "Morning"],
    ["지도", "Map"],
  ],
  force: [
    ["사냥꾼", "Hunter"],
    ["여신", "Goddess"],
    ["신전", "Temple"],
    ["제국", "Empire"],
    ["수호자", "Guardian"],
    ["길", "Path"],
  ],
};

/** After the subject: 호랑이 러시, Tiger Rush. */
export const actions: WordsByKind = {
  any: [
    ["러시", "Rush"],
    ["잭팟", "Jackpot"],
    ["피버", "Fever"],
    ["스핀", "Spins"],
    ["보너스", "Bonus"],
    ["익스프레스", "Express"],
    ["매니아", "Mania"],
    ["홀드 앤 스핀", "Hold & Spin"],
    ["리치", "Riches"],
    ["캐스케이드", "Cascade"],
  ],
  being: [
    ["퀘스트", "Quest"],
    ["쇼다운", "Showdown"],
    ["클럽", "Club"],
    ["어드벤처", "Adventure"],
    ["파티", "Party"],
  ],
  thing: [
    ["헌터", "Hunter"],
    ["폭포", "Falls"],
    ["팩토리", "Factory"],
    ["링크", "Link"],
  ],
  fruit: [
    ["파티", "Party"],
    ["블라스트", "Blast"],
    ["팝", "Pop"],
    ["칵테일", "Cocktail"],
    ["콤보", "Combo"],
  ],
  place: [
    ["퀘스트", "Quest"],
    ["나이트", "Nights"],
    ["어드벤처", "Adventure"],
    ["트레일", "Trail"],
  ],
  force: [
    ["스트라이크", "Strike"],
    ["웨이브", "Wave"],
    ["링크", "Link"],
    ["나이트", "Nights"],
  ],
};

/** After a complete name, when a provider builds on its own success. */
export const editions: readonly Word[] = [
  ["디럭스", "Deluxe"],
  ["2", "2"],
  ["1000", "1000"],
  ["익스트림", "Extreme"],
  ["플러스", "Plus"],
  ["클래식", "Classic"],
  ["골드 에디션", "Gold Edition"],
  ["나이트 에디션", "Night Edition"],
];
