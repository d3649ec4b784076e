/**
 * The subjects of slot machines. The kind decides which words may appear beside a subject, so that living things may
 * dance and growing ones may be sweet: `being` lives, `thing` lies there, `fruit` grows, `place` can be visited,
 * `force` moves. `the` means that English puts an article before it ("Night of the Tiger", but "Night of Zeus").
 */
export interface SlotSubject {
  readonly emblem: string;
  readonly kind: "being" | "thing" | "fruit" | "place" | "force";
  readonly ko: string;
  readonly en: string;
  readonly the: boolean;
}

type Row = readonly [kind: SlotSubject["kind"], ko: string, en: string, the?: "the"];

const rows: Readonly<Record<string, readonly Row[]>> = {
  seven: [
    ["thing", "세븐", "Seven"],
    ["thing", "럭키 세븐", "Lucky Seven"],
    ["thing", "트리플 세븐", "Triple Seven"],
    ["thing", "레드 세븐", "Red Seven"],
    ["thing", "세븐 다이아", "Seven Diamonds"],
    ["thing", "777", "777"],
  ],
  bell: [
    ["thing", "황금종", "Golden Bell", "the"],
    ["thing", "은종", "Silver Bell", "the"],
    ["thing", "새벽종", "Dawn Bell", "the"],
    ["place", "종탑", "Bell Tower", "the"],
    ["thing", "쌍둥이 종", "Twin Bells", "the"],
    ["thing", "방울", "Jingle Bells"],
  ],
  cherry: [
    ["fruit", "체리", "Cherry"],
    ["fruit", "쌍체리", "Twin Cherries"],
    ["place", "체리 과수원", "Cherry Orchard", "the"],
    ["fruit", "체리 잼", "Cherry Jam"],
    ["place", "과일 가게", "Fruit Shop", "the"],
  ],
  watermelon: [
    ["fruit", "과일", "Fruits"],
    ["fruit", "수박", "Watermelon"],
  ],
  grapes: [
    ["fruit", "포도", "Grapes"],
    ["place", "포도밭", "Vineyard", "the"],
  ],
  apple: [
    ["place", "과일 농장", "Fruit Farm", "the"],
    ["fruit", "사과", "Apples"],
  ],
  gem: [
    ["thing", "보석", "Jewels"],
    ["thing", "다이아몬드", "Diamonds"],
    ["thing", "루비", "Rubies"],
    ["thing", "사파이어", "Sapphires"],
    ["thing", "에메랄드", "Emeralds"],
    ["thing", "자수정", "Amethysts"],
    ["thing", "수정", "Crystals"],
    ["thing", "오팔", "Opals"],
    ["thing", "보석함", "Jewel Box", "the"],
    ["place", "수정 동굴", "Crystal Cave", "the"],
  ],
  crown: [
    ["thing", "왕관", "Crown", "the"],
    ["being", "황제", "Emperor", "the"],
    ["being", "여왕", "Queen", "the"],
    ["being", "왕자", "Prince", "the"],
    ["being", "공주", "Princess", "the"],
    ["being", "술탄", "Sultan", "the"],
    ["being", "마하라자", "Maharaja", "the"],
    ["place", "왕좌의 방", "Throne Room", "the"],
    ["place", "무도회장", "Ballroom", "the"],
  ],
  clover: [
    ["thing", "클로버", "Clover", "the"],
    ["thing", "네잎 클로버", "Four-Leaf Clover", "the"],
    ["thing", "클로버 반지", "Clover Ring", "the"],
    ["being", "요정", "Fairy", "the"],
    ["being", "레프리콘", "Leprechaun", "the"],
    ["place", "클로버 언덕", "Clover Hill"],
    ["place", "토끼풀 들판", "Clover Field", "the"],
  ],
  moon: [
    ["force", "달빛", "Moonlight", "the"],
    ["force", "보름달", "Full Moon", "the"],
    ["force", "초승달", "Crescent", "the"],
    ["being", "달의 여신", "Moon Goddess", "the"],
    ["place", "월궁", "Moon Palace", "the"],
  ],
  rabbit: [
    ["being", "달토끼", "Moon Rabbit", "the"],
    ["being", "토끼 기사", "Rabbit Knight", "the"],
  ],
  owl: [
    ["being", "올빼미", "Owl", "the"],
    ["place", "마법 학교", "Wizard School", "the"],
  ],
  potion: [
    ["being", "밤의 마녀", "Night Witch", "the"],
    ["being", "연금술사", "Alchemist", "the"],
    ["thing", "마법 물약", "Magic Potion", "the"],
  ],
  star: [
    ["force", "별빛", "Starlight", "the"],
    ["force", "별똥별", "Shooting Star", "the"],
    ["force", "초신성", "Supernova", "the"],
    ["force", "오로라", "Aurora", "the"],
    ["place", "별자리", "Constellation", "the"],
    ["force", "샛별", "Morning Star", "the"],
  ],
  comet: [
    ["force", "혜성", "Comet", "the"],
    ["force", "유성우", "Meteor Shower", "the"],
  ],
  planet: [
    ["place", "은하", "Galaxy", "the"],
    ["being", "별의 왕자", "Star Prince", "the"],
    ["place", "화성 기지", "Mars Base"],
    ["being", "외계인", "Alien", "the"],
    ["place", "우주 정거장", "Space Station", "the"],
  ],
  bolt: [
    ["force", "번개", "Lightning"],
    ["force", "천둥", "Thunder"],
    ["force", "폭풍", "Storm", "the"],
    ["being", "뇌신", "Thunder God", "the"],
    ["being", "제우스", "Zeus"],
    ["being", "오딘", "Odin"],
    ["being", "천둥새", "Thunderbird", "the"],
  ],
  lotus: [
    ["thing", "연꽃", "Lotus", "the"],
    ["thing", "백련", "White Lotus", "the"],
    ["being", "선녀", "Sky Maiden", "the"],
    ["place", "연꽃 정원", "Lotus Garden", "the"],
    ["place", "연못", "Lotus Pond", "the"],
    ["place", "꽃의 궁전", "Flower Palace", "the"],
    ["force", "꽃비", "Petal Rain", "the"],
    ["being", "꽃의 여신", "Flower Goddess", "the"],
  ],
  ingot: [
    ["thing", "금원보", "Golden Ingot", "the"],
    ["thing", "금괴", "Gold Bars"],
    ["being", "재물신", "God of Wealth", "the"],
    ["place", "황금 창고", "Gold Vault", "the"],
    ["place", "황금 도시", "Golden City", "the"],
  ],
  pouch: [["thing", "복주머니", "Fortune Pouch", "the"]],
  chest: [
    ["thing", "보물 상자", "Treasure Chest", "the"],
    ["place", "보물섬", "Treasure Island"],
  ],
  frog: [
    ["being", "금빛 두꺼비", "Golden Toad", "the"],
    ["being", "개구리 왕자", "Frog Prince", "the"],
  ],
  coin: [
    ["thing", "엽전", "Brass Coins"],
    ["thing", "금화", "Gold Coins"],
    ["thing", "은화", "Silver Coins"],
    ["thing", "황금 항아리", "Pot of Gold", "the"],
    ["thing", "소원 동전", "Wishing Coin", "the"],
    ["place", "분수", "Fountain", "the"],
  ],
  pyramid: [
    ["being", "파라오", "Pharaoh", "the"],
    ["being", "스핑크스", "Sphinx", "the"],
    ["being", "클레오파트라", "Cleopatra"],
    ["being", "아누비스", "Anubis"],
    ["being", "호루스", "Horus"],
    ["being", "미라", "Mummy", "the"],
    ["place", "피라미드", "Pyramid", "the"],
    ["place", "사막 신전", "Desert Temple", "the"],
    ["place", "나일강", "Nile", "the"],
  ],
  sun: [
    ["place", "아즈텍 신전", "Aztec Temple", "the"],
    ["place", "마야 유적", "Maya Ruins", "the"],
    ["being", "태양신", "Sun God", "the"],
    ["force", "태양", "Sun", "the"],
  ],
  lantern: [
    ["thing", "홍등", "Red Lantern", "the"],
    ["thing", "소원등", "Wish Lantern", "the"],
    ["thing", "청사초롱", "Silk Lantern", "the"],
    ["place", "등불 거리", "Lantern Street"],
    ["place", "야시장", "Night Market", "the"],
    ["place", "등불 축제", "Lantern Festival", "the"],
    ["force", "불꽃놀이", "Fireworks", "the"],
  ],
  drum: [["thing", "큰북", "Great Drum", "the"]],
  fan: [
    ["thing", "비단 부채", "Silk Fan", "the"],
    ["being", "부채춤", "Fan Dance", "the"],
    ["being", "무희", "Dancer", "the"],
    ["being", "경극 배우", "Opera Star", "the"],
    ["place", "비단길", "Silk Road", "the"],
    ["thing", "바람 부채", "Wind Fan", "the"],
  ],
  tea: [
    ["place", "찻집", "Tea House", "the"],
    ["place", "다과회", "Tea Party", "the"],
  ],
  wave: [
    ["force", "파도", "Waves", "the"],
    ["force", "해일", "Great Tide", "the"],
    ["place", "푸른 만", "Blue Bay"],
  ],
  pearl: [
    ["being", "인어", "Mermaid", "the"],
    ["thing", "흑진주", "Black Pearl", "the"],
  ],
  octopus: [
    ["being", "크라켄", "Kraken", "the"],
    ["being", "문어", "Octopus", "the"],
  ],
  ship: [
    ["being", "해적 선장", "Pirate Captain", "the"],
    ["place", "유령선", "Ghost Ship", "the"],
  ],
  turtle: [["being", "바다거북", "Sea Turtle", "the"]],
  whale: [
    ["place", "심해", "Deep Sea", "the"],
    ["being", "고래", "Whale", "the"],
  ],
  mountain: [
    ["place", "설산", "Snow Mountain", "the"],
    ["place", "협곡", "Canyon", "the"],
    ["place", "해돋이 봉", "Sunrise Peak"],
    ["being", "산신령", "Mountain Spirit", "the"],
  ],
  volcano: [["place", "화산", "Volcano", "the"]],
  snowflake: [
    ["place", "빙하", "Glacier", "the"],
    ["being", "눈의 여왕", "Snow Queen", "the"],
    ["force", "눈보라", "Blizzard", "the"],
    ["place", "얼음 궁전", "Ice Palace", "the"],
  ],
  bear: [
    ["being", "예티", "Yeti", "the"],
    ["being", "불곰", "Brown Bear", "the"],
    ["being", "아기 곰", "Bear Cub", "the"],
  ],
  ox: [
    ["being", "들소", "Buffalo", "the"],
    ["being", "황소", "Bull", "the"],
    ["place", "초원", "Prairie", "the"],
  ],
  compass: [
    ["being", "탐험가", "Explorer", "the"],
    ["thing", "나침반", "Compass", "the"],
  ],
  tiger: [
    ["being", "호랑이", "Tiger", "the"],
    ["being", "백호", "White Tiger", "the"],
    ["being", "맹호", "Fierce Tiger", "the"],
    ["being", "아기 호랑이", "Tiger Cub", "the"],
    ["being", "호랑이 형제", "Tiger Brothers", "the"],
    ["being", "산군", "Lord of the Hills", "the"],
  ],
  panda: [["being", "판다", "Panda", "the"]],
  mask: [
    ["being", "하회탈", "Hahoe Mask", "the"],
    ["being", "탈춤", "Mask Dance", "the"],
    ["being", "광대", "Jester", "the"],
    ["being", "조커", "Joker", "the"],
    ["being", "도깨비", "Goblin", "the"],
    ["being", "팬텀", "Phantom", "the"],
    ["place", "카니발", "Carnival", "the"],
    ["place", "가면무도회", "Masquerade", "the"],
    ["place", "베네치아", "Venice"],
  ],
  hat: [
    ["being", "마술사", "Magician", "the"],
    ["thing", "마술 모자", "Magic Hat", "the"],
  ],
  reels: [
    ["thing", "클래식 릴", "Classic Reels", "the"],
    ["thing", "네온 릴", "Neon Reels", "the"],
    ["thing", "릴 마스터", "Reel Master", "the"],
    ["thing", "슬롯", "Slots"],
    ["place", "네온 시티", "Neon City"],
    ["thing", "주크박스", "Jukebox", "the"],
  ],
  joystick: [
    ["place", "오락실", "Arcade", "the"],
    ["being", "픽셀 용사", "Pixel Hero", "the"],
    ["place", "픽셀 던전", "Pixel Dungeon", "the"],
    ["place", "게임 센터", "Game Centre", "the"],
  ],
  wheel: [
    ["thing", "행운의 바퀴", "Lucky Wheel", "the"],
    ["thing", "꿈의 바퀴", "Dream Wheel", "the"],
    ["thing", "풍차", "Windmill", "the"],
  ],
  ticket: [["thing", "황금 티켓", "Golden Ticket", "the"]],
  chips: [
    ["place", "베가스", "Vegas"],
    ["place", "몬테카를로", "Monte Carlo"],
    ["place", "리비에라", "Riviera", "the"],
    ["being", "하이 롤러", "High Roller", "the"],
    ["place", "라운지", "Lounge", "the"],
  ],
  dice: [
    ["thing", "주사위", "Dice", "the"],
    ["thing", "마법 주사위", "Magic Dice", "the"],
    ["being", "주사위 요정", "Dice Fairy", "the"],
  ],
  spade: [
    ["thing", "스페이드", "Spades"],
    ["being", "스페이드 여왕", "Queen of Spades", "the"],
  ],
  knight: [
    ["being", "흑기사", "Black Knight", "the"],
    ["being", "체스의 왕", "Chess King", "the"],
  ],
  cards: [
    ["thing", "카드 마술", "Card Trick", "the"],
    ["being", "카드의 왕", "King of Cards", "the"],
    ["place", "카드 하우스", "House of Cards", "the"],
  ],
  tile: [
    ["thing", "마작패", "Mahjong Tiles", "the"],
    ["place", "마작 거리", "Mahjong Street"],
    ["being", "마작 고수", "Mahjong Master", "the"],
  ],
  helmet: [
    ["being", "기사", "Knight", "the"],
    ["being", "검투사", "Gladiator", "the"],
  ],
  shield: [["being", "스파르타", "Spartan", "the"]],
  sword: [
    ["being", "성기사", "Paladin", "the"],
    ["being", "발키리", "Valkyrie", "the"],
    ["being", "사무라이", "Samurai", "the"],
    ["being", "용사", "Hero", "the"],
    ["thing", "전설의 검", "Legendary Sword", "the"],
  ],
  target: [
    ["being", "명사수", "Sharpshooter", "the"],
    ["being", "현상금 사냥꾼", "Bounty Hunter", "the"],
  ],
  horseshoe: [
    ["being", "보안관", "Sheriff", "the"],
    ["being", "카우보이", "Cowboy", "the"],
    ["thing", "편자", "Horseshoe", "the"],
  ],
  trophy: [
    ["being", "챔피언", "Champion", "the"],
    ["thing", "황금 트로피", "Golden Trophy", "the"],
    ["place", "명예의 전당", "Hall of Fame", "the"],
  ],
  soccer: [
    ["being", "골잡이", "Striker", "the"],
    ["place", "축구장", "Football Ground", "the"],
  ],
  basket: [
    ["being", "덩크왕", "Dunk King", "the"],
    ["place", "길거리 코트", "Street Court", "the"],
  ],
  baseball: [
    ["being", "홈런왕", "Home Run King", "the"],
    ["being", "에이스 투수", "Ace Pitcher", "the"],
  ],
  fish: [
    ["being", "황금 잉어", "Golden Koi", "the"],
    ["being", "낚시꾼", "Angler", "the"],
    ["place", "낚시터", "Fishing Spot", "the"],
    ["being", "수달", "Otter", "the"],
  ],
  penguin: [["being", "펭귄", "Penguin", "the"]],
  bomb: [["thing", "다이너마이트", "Dynamite"]],
  robot: [["being", "로봇", "Robot", "the"]],
  astronaut: [["being", "우주 비행사", "Astronaut", "the"]],
  fox: [
    ["being", "여우", "Fox", "the"],
    ["being", "구미호", "Nine-Tailed Fox", "the"],
  ],
  cat: [
    ["being", "복고양이", "Lucky Cat", "the"],
    ["being", "장화 고양이", "Cat in Boots", "the"],
    ["being", "고양이 도둑", "Cat Burglar", "the"],
  ],
  chick: [
    ["being", "병아리", "Chicks", "the"],
    ["place", "농장", "Farm", "the"],
  ],
  flame: [
    ["being", "불사조", "Phoenix", "the"],
    ["force", "불꽃", "Flames", "the"],
    ["being", "불의 신", "Fire God", "the"],
  ],
  hourglass: [
    ["thing", "모래시계", "Hourglass", "the"],
    ["being", "시간 여행자", "Time Traveller", "the"],
  ],
  key: [
    ["thing", "황금 열쇠", "Golden Key", "the"],
    ["place", "비밀의 방", "Secret Chamber", "the"],
  ],
  scroll: [
    ["thing", "고대 두루마리", "Ancient Scroll", "the"],
    ["being", "현자", "Sage", "the"],
  ],
  envelope: [
    ["thing", "빨간 봉투", "Red Envelope", "the"],
    ["place", "설날", "New Year", "the"],
  ],
  hwatu: [
    ["thing", "화투", "Hwatu Cards", "the"],
    ["thing", "꽃패", "Flower Cards", "the"],
  ],
  domino: [["thing", "도미노", "Dominoes", "the"]],
  butterfly: [
    ["being", "나비", "Butterfly", "the"],
    ["place", "나비 정원", "Butterfly Garden", "the"],
  ],
  shark: [["being", "상어", "Shark", "the"]],
  crab: [["being", "꽃게", "Crab", "the"]],
  glove: [["being", "복서", "Boxer", "the"]],
  bowling: [["being", "볼링왕", "Bowling King", "the"]],
  tennis: [["being", "테니스 스타", "Tennis Star", "the"]],
  football: [["being", "쿼터백", "Quarterback", "the"]],
  wolf: [["being", "늑대", "Wolf", "the"]],
  dragon: [
    ["thing", "드래곤 코인", "Dragon Coins"],
    ["being", "용춤", "Dragon Dance", "the"],
    ["being", "청룡", "Azure Dragon", "the"],
    ["being", "드래곤", "Dragon", "the"],
    ["place", "용의 둥지", "Dragon Lair", "the"],
  ],
  skull: [
    ["thing", "해적 금화", "Pirate Gold"],
    ["being", "해적", "Pirate", "the"],
  ],
  pig: [
    ["thing", "돼지 저금통", "Piggy Bank", "the"],
    ["being", "복돼지", "Fortune Pig", "the"],
    ["being", "아기 돼지", "Piglets", "the"],
  ],
  palm: [
    ["place", "오아시스", "Oasis", "the"],
    ["place", "하와이", "Hawaii"],
  ],
  peacock: [["being", "공작새", "Peacock", "the"]],
  eagle: [
    ["being", "독수리", "Eagle", "the"],
    ["being", "흰머리수리", "Bald Eagle", "the"],
  ],
  bee: [["place", "꿀벌 숲", "Honey Wood", "the"]],
  bow: [
    ["being", "궁수", "Archer", "the"],
    ["being", "로빈 후드", "Robin Hood"],
  ],
  axe: [
    ["being", "바이킹", "Viking", "the"],
    ["place", "발할라", "Valhalla"],
  ],
  hammer: [["being", "토르", "Thor"]],
  temple: [
    ["place", "올림푸스", "Olympus"],
    ["place", "아틀란티스", "Atlantis"],
    ["place", "콜로세움", "Colosseum", "the"],
  ],
  trident: [["being", "포세이돈", "Poseidon"]],
  pickaxe: [
    ["being", "광부", "Miner", "the"],
    ["place", "보석 광산", "Gem Mine", "the"],
    ["place", "금광", "Gold Mine", "the"],
  ],
  disco: [
    ["place", "디스코 홀", "Disco Hall", "the"],
    ["force", "디스코 열기", "Disco Fever"],
  ],
  ferris: [
    ["thing", "회전목마", "Merry-Go-Round", "the"],
    ["place", "놀이공원", "Fun Park", "the"],
  ],
  tent: [
    ["place", "서커스", "Circus", "the"],
    ["being", "곡예사", "Acrobat", "the"],
  ],
  castle: [
    ["place", "왕궁", "Royal Palace", "the"],
    ["place", "요새", "Fortress", "the"],
    ["place", "고성", "Old Castle", "the"],
    ["place", "용사 성", "Castle of Heroes", "the"],
  ],
  car: [
    ["being", "레이서", "Racer", "the"],
    ["place", "서킷", "Circuit", "the"],
  ],
  bamboo: [
    ["place", "대나무 숲", "Bamboo Forest", "the"],
    ["place", "대숲", "Bamboo Grove", "the"],
  ],
  mushroom: [
    ["place", "요정의 숲", "Fairy Wood", "the"],
    ["being", "숲의 정령", "Forest Spirit", "the"],
  ],
  pagoda: [
    ["place", "용궁", "Dragon Palace", "the"],
    ["place", "천년탑", "Thousand-Year Pagoda", "the"],
  ],
  shell: [["place", "산호섬", "Coral Island"]],
  lion: [
    ["being", "정글의 왕", "Jungle King", "the"],
    ["being", "사자춤", "Lion Dance", "the"],
    ["being", "사자", "Lion", "the"],
  ],
  monkey: [
    ["place", "정글", "Jungle", "the"],
    ["being", "원숭이 왕", "Monkey King", "the"],
    ["being", "원숭이", "Monkey", "the"],
  ],
  cactus: [["place", "서부 마을", "Western Town", "the"]],
  lollipop: [
    ["fruit", "과일 사탕", "Fruit Candy"],
    ["place", "사탕 왕국", "Candy Kingdom", "the"],
    ["thing", "막대 사탕", "Lollipop", "the"],
  ],
  orange: [
    ["fruit", "후르츠 믹스", "Fruit Mix"],
    ["fruit", "오렌지", "Oranges"],
  ],
  ace: [["thing", "에이스", "Aces"]],
  ring: [
    ["thing", "마법 반지", "Magic Ring", "the"],
    ["thing", "약혼반지", "Diamond Ring", "the"],
  ],
  lamp: [
    ["thing", "요술 램프", "Magic Lamp", "the"],
    ["being", "지니", "Genie", "the"],
    ["place", "바그다드", "Baghdad"],
  ],
  balloon: [["thing", "열기구", "Hot-Air Balloon", "the"]],
  lighthouse: [["place", "등대", "Lighthouse", "the"]],
  heart: [
    ["thing", "하트", "Hearts"],
    ["being", "큐피드", "Cupid"],
  ],
  cupcake: [
    ["thing", "컵케이크", "Cupcakes"],
    ["place", "과자 공장", "Sweet Factory", "the"],
    ["place", "빵집", "Bakery", "the"],
  ],
  honey: [["thing", "꿀단지", "Honey Pot", "the"]],
  elephant: [
    ["being", "코끼리", "Elephant", "the"],
    ["place", "사파리", "Safari", "the"],
  ],
  jellyfish: [["being", "해파리", "Jellyfish", "the"]],
  starfish: [["being", "불가사리", "Starfish", "the"]],
  lemon: [["fruit", "레몬", "Lemons"]],
  strawberry: [
    ["fruit", "딸기", "Strawberries"],
    ["fruit", "딸기밭", "Strawberry Field", "the"],
  ],
  pineapple: [
    ["fruit", "파인애플", "Pineapples"],
    ["fruit", "열대 과일", "Tropical Fruit"],
  ],
  feather: [
    ["thing", "황금 깃털", "Golden Feather", "the"],
    ["thing", "불새 깃털", "Firebird Feather", "the"],
  ],
  spotlight: [["being", "쇼의 스타", "Star of the Show", "the"]],
};

export const slotSubjects: readonly SlotSubject[] = Object.entries(rows).flatMap(([emblem, subjects]) =>
  subjects.map(([kind, ko, en, the]) => ({ emblem, kind, ko, en, the: the !== undefined })),
);
