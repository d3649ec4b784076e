import type { LocalizedText } from "@livery/product/siteConfig.ts";

interface NoticeSeed {
  readonly id: string;
  readonly kind: "notice" | "popup";
  readonly title: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  /** How long before the platform's first start it was published. */
  readonly ageHours: number;
}

/** Newest first. `{brand}` is the name of the merchant's brand, `{age}` its minimum age. */
export const notices: readonly NoticeSeed[] = [
  {
    id: "new-tables",
    kind: "notice",
    title: { ko: "라이브 테이블 26개가 새로 열렸습니다", en: "26 new live tables are open" },
    content: {
      ko: "<p>에보루나 스튜디오의 스피드 바카라 26개 테이블이 문을 열었습니다.</p><ul><li>한 판 27초</li><li>최소 베팅 1부터</li><li>한국어와 영어 진행</li></ul>",
      en: "<p>Evoluna's studio has opened 26 tables of speed baccarat.</p><ul><li>27 seconds a round</li><li>Bets from 1</li><li>Dealers speak Korean and English</li></ul>",
    },
    ageHours: 3,
  },
  {
    id: "weekly-maintenance",
    kind: "notice",
    title: { ko: "정기 점검: 매주 수요일 04:00–05:00", en: "Regular maintenance: Wednesdays 04:00–05:00" },
    content: {
      ko: "<p>서비스를 안정적으로 운영하기 위해 매주 수요일 새벽에 점검합니다. 점검 중에는 로그인과 게임을 이용할 수 없습니다.</p><p>진행 중이던 게임은 점검 전에 끝내 주세요. 끝나지 않은 판은 점검 뒤에 이어집니다.</p>",
      en: "<p>To keep the service running well, we do maintenance early on Wednesdays. Login and games are not available during that time.</p><p>Please finish your game beforehand. Unfinished rounds continue afterwards.</p>",
    },
    ageHours: 20,
  },
  {
    id: "beware-of-imitations",
    kind: "notice",
    title: { ko: "저희 이름을 사칭하는 메시지를 조심해 주세요", en: "Beware of messages in our name" },
    content: {
      ko: "<p>저희는 문자나 메신저로 비밀번호나 인증 번호를 묻지 않습니다. 입금이나 환전을 권하는 메시지는 모두 가짜입니다.</p><p><strong>이 사이트의 잔액은 놀이용이며 돈이 오가지 않습니다.</strong> 의심스러운 메시지를 받으면 고객센터에 알려 주세요.</p>",
      en: "<p>We never ask for passwords or codes by text or messenger. Any message that asks you to deposit or exchange money is fake.</p><p><strong>Balances on this site are for play, and no money changes hands.</strong> Please tell us about suspicious messages.</p>",
    },
    ageHours: 46,
  },
  {
    id: "attendance-renewed",
    kind: "notice",
    title: { ko: "출석 룰렛의 당첨 가능성을 공개합니다", en: "The attendance wheel now shows its odds" },
    content: {
      ko: "<p>출석 룰렛 칸마다 나올 가능성을 프로모션 안내에 적었습니다. 적힌 값과 실제 값은 같습니다.</p>",
      en: "<p>The terms of the attendance wheel now list the chance of every field. The actual chances are the same as those listed.</p>",
    },
    ageHours: 70,
  },
  {
    id: "new-slots",
    kind: "notice",
    title: { ko: "이달의 새 게임 세 가지", en: "This month's three new games" },
    content: {
      ko: "<ol><li>별빛 보석 1000 (프래그라)</li><li>달토끼의 방앗간 (포켓가든)</li><li>은하 특급 (노말리)</li></ol><p>세 게임 모두 무료로 체험할 수 있는 날짜를 게임 화면에서 확인해 주세요.</p>",
      en: "<ol><li>Starlight Gems 1000 (Pragra)</li><li>The Moon Rabbit's Mill (Pocket Garden)</li><li>Galaxy Express (Normali)</li></ol><p>The game's own page says when it can be tried for free.</p>",
    },
    ageHours: 96,
  },
  {
    id: "cashback-time",
    kind: "notice",
    title: { ko: "캐시백을 언제든 받을 수 있습니다", en: "You can collect your cashback at any time" },
    content: {
      ko: "<p>마지막으로 받은 뒤의 베팅에 대한 캐시백이 캐시백 화면에 게임 종류별로 보입니다. <strong>받기</strong>를 누르면 바로 지갑에 들어옵니다.</p>",
      en: "<p>The cashback page shows what your bets since the last time have earned, by kind of game. <strong>Collect</strong> it, and it is in your wallet at once.</p>",
    },
    ageHours: 143,
  },
  {
    id: "leaderboard-rules",
    kind: "notice",
    title: { ko: "미션 순위 집계 기준 안내", en: "How the mission board is counted" },
    content: {
      ko: "<p>미션 순위는 월요일 0시부터 일요일 24시까지 받은 미션의 수로 정합니다. 이름은 일부만 보입니다. 순위에 따른 보상은 없습니다.</p>",
      en: "<p>The mission board counts the missions that members collected from Monday 00:00 to Sunday 24:00. Names are shown in part only. A place on the board wins nothing.</p>",
    },
    ageHours: 190,
  },
  {
    id: "time-reminder",
    kind: "notice",
    title: { ko: "이용 시간 알림을 켤 수 있습니다", en: "You can turn on a time reminder" },
    content: {
      ko: "<p>내 계정에서 30분, 60분, 90분마다 알림을 받도록 정할 수 있습니다. 하루 이용 시간을 정해 두면 그 시간이 지난 뒤에는 게임이 열리지 않습니다.</p>",
      en: "<p>In your account you can ask for a reminder every 30, 60 or 90 minutes. If you set a daily limit, games do not open once it is reached.</p>",
    },
    ageHours: 262,
  },
  {
    id: "app-update",
    kind: "notice",
    title: { ko: "앱 2.4 업데이트", en: "App update 2.4" },
    content: {
      ko: "<ul><li>어두운 화면에서 글자가 더 또렷해졌습니다.</li><li>게임 검색이 빨라졌습니다.</li><li>데이터를 아끼는 그림 설정이 생겼습니다.</li></ul>",
      en: "<ul><li>Text is clearer on dark screens.</li><li>Searching for games is faster.</li><li>A new picture setting saves data.</li></ul>",
    },
    ageHours: 334,
  },
  {
    id: "password-advice",
    kind: "notice",
    title: { ko: "비밀번호를 안전하게 지키는 방법", en: "How to keep your password safe" },
    content: {
      ko: "<p>다른 사이트와 같은 비밀번호를 쓰지 마세요. 여덟 자 이상이면 되고, 기억하기 쉬운 긴 문장이 짧고 복잡한 것보다 낫습니다. 비밀번호 관리 앱도 쓸 수 있습니다.</p>",
      en: "<p>Do not reuse a password from another site. Eight characters are enough, and a long phrase that is easy to remember is better than a short and complicated word. Password managers work here.</p>",
    },
    ageHours: 430,
  },
  {
    id: "service-hours",
    kind: "notice",
    title: { ko: "고객센터는 24시간 열려 있습니다", en: "Customer service is open around the clock" },
    content: {
      ko: "<p>채팅 상담은 24시간, 메일 답변은 하루 안에 드립니다. 새벽 시간에는 답변이 조금 늦을 수 있습니다.</p>",
      en: "<p>Chat is open 24 hours a day, and mail is answered within a day. Early in the morning it may take a little longer.</p>",
    },
    ageHours: 526,
  },
  {
    id: "privacy-update",
    kind: "notice",
    title: { ko: "개인정보 처리방침이 바뀝니다", en: "Our privacy policy changes" },
    content: {
      ko: "<p>접속 기록을 보관하는 기간이 12개월에서 <strong>6개월</strong>로 줄어듭니다. 그 밖의 내용은 그대로입니다. 전체 내용은 고객센터의 개인정보 처리방침에서 볼 수 있습니다.</p>",
      en: "<p>Access records are now kept for <strong>6 months</strong> instead of 12. Nothing else changes. You can read the full text under Privacy in the help centre.</p>",
    },
    ageHours: 670,
  },
  {
    id: "play-money",
    kind: "notice",
    title: { ko: "모든 잔액은 놀이용입니다", en: "All balances are for play" },
    content: {
      ko: "<p>{brand}에서 쓰는 플레이머니에는 현금 가치가 없습니다. 사거나 팔 수 없고, 돈이나 물건으로 바꿀 수 없습니다. 만 {age}세 이상만 이용할 수 있습니다.</p>",
      en: "<p>Play money at {brand} has no cash value. It cannot be bought, sold or exchanged for money or goods. You must be at least {age} years old.</p>",
    },
    ageHours: 838,
  },
  {
    id: "popup-welcome",
    kind: "popup",
    title: { ko: "{brand}에 오신 것을 환영합니다", en: "Welcome to {brand}" },
    content: {
      ko: "<p>여기서는 돈이 오가지 않습니다. 가입하면 플레이머니 10,000으로 바로 시작할 수 있고, 다 쓰면 출석 룰렛으로 다시 채울 수 있습니다.</p>",
      en: "<p>No money changes hands here. Register and start at once with 10,000 in play money; when it is gone, you can win more with the attendance wheel.</p>",
    },
    ageHours: 12,
  },
  {
    id: "popup-break",
    kind: "popup",
    title: { ko: "쉬는 시간도 정해 두세요", en: "Plan your breaks as well" },
    content: {
      ko: "<p>내 계정에서 하루 이용 시간과 쉬는 시간을 정할 수 있습니다. 언제든 바꿀 수 있지만, 늘리는 것은 24시간 뒤에 적용됩니다.</p>",
      en: "<p>Set your daily time and your breaks in your account. You can change them whenever you like; extensions apply after 24 hours.</p>",
    },
    ageHours: 160,
  },
];
