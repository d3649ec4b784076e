import type { LocalizedText } from "@livery/product/siteConfig.ts";

interface HelpTopicSeed {
  /** Also the anchor: /help#terms. */
  readonly id: string;
  readonly title: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
}

/** In the order of the help page. `{brand}`, `{age}` and `{email}` are the merchant's. */
export const helpTopics: readonly HelpTopicSeed[] = [
  {
    id: "about",
    title: { ko: "{brand} 소개", en: "About {brand}" },
    content: {
      ko: "<p>{brand}에서는 카지노와 스포츠 게임을 플레이머니로 즐깁니다. 돈을 걸거나 따는 일은 없고, 잔액은 놀이용 점수입니다.</p><p>게임은 여러 제작사가 만들며 결과는 난수로 정해집니다. 슬롯마다 환수율(RTP)을 게임 카드에 적어 둡니다.</p><p>이 사이트와 이름, 게임사는 모두 가상입니다.</p>",
      en: "<p>At {brand} you play casino and sports games for play money. No money is staked or won, and balances are a score.</p><p>The games come from several providers, and random numbers decide their results. Each slot shows its return to players (RTP) on its card.</p><p>This site, its name and the makers of its games are fictional.</p>",
    },
  },
  {
    id: "account",
    title: { ko: "계정과 로그인", en: "Account and login" },
    content: {
      ko: "<p><strong>가입.</strong> 아이디와 비밀번호만 있으면 됩니다. 아이디는 영문으로 시작하는 영문·숫자이고, 나중에 바꿀 수 없습니다.</p><p><strong>로그인이 안 될 때.</strong> 아이디와 비밀번호를 다시 확인해 주세요. 한 번 틀리면 다음부터 그림의 문자를 함께 입력합니다. 15분이 지나면 다시 묻지 않습니다.</p><p><strong>자동 로그아웃.</strong> 30분 동안 쓰지 않거나 로그인한 지 24시간이 지나면 다시 로그인해야 합니다.</p><p><strong>계정은 한 사람에 하나입니다.</strong> 다른 사람에게 빌려주거나 팔 수 없습니다.</p>",
      en: "<p><strong>Registration.</strong> A username and a password are enough. The username is made of letters and digits, begins with a letter and cannot be changed later.</p><p><strong>If you cannot log in,</strong> please check both. After a failed login you also enter the characters of a picture; 15 minutes later you no longer need to.</p><p><strong>You are logged out</strong> after 30 minutes without use, and 24 hours after your login.</p><p><strong>One account a person.</strong> It cannot be lent or sold.</p>",
    },
  },
  {
    id: "deposit",
    title: { ko: "플레이머니 충전", en: "Getting play money" },
    content: {
      ko: "<p>가입하면 10,000을 드립니다. 그 뒤에는 출석 룰렛, 미션, 캐시백으로 받습니다.</p><ul><li>돈으로는 살 수 없습니다. 계좌나 카드를 묻는 곳이 있다면 저희가 아닙니다.</li><li>충전 화면에서 하루에 받을 수 있는 만큼 채울 수 있습니다.</li><li>받은 플레이머니는 바로 지갑에 들어옵니다.</li></ul>",
      en: "<p>You get 10,000 when you register, and more from the attendance wheel, missions and cashback.</p><ul><li>It cannot be bought. If someone asks for your bank account or card, it is not us.</li><li>The deposit page fills your wallet up to the daily allowance.</li><li>What you get is in your wallet at once.</li></ul>",
    },
  },
  {
    id: "withdrawal",
    title: { ko: "출금 안내", en: "About withdrawals" },
    content: {
      ko: "<p>플레이머니는 현금이나 물건으로 바꿀 수 없습니다. 출금 화면은 실제 사이트의 과정을 보여 주는 연습용이며, 신청하면 그만큼 지갑에서 빠졌다가 처리 기록에 남습니다.</p><p>은행 계좌를 입력하지 마세요. 화면에 나오는 계좌는 모두 지어낸 것입니다.</p>",
      en: "<p>Play money cannot be exchanged for money or goods. The withdrawal page is for practice and shows how a real site would work: the amount leaves your wallet and appears in your records.</p><p>Please do not enter a bank account. Every account shown there is made up.</p>",
    },
  },
  {
    id: "games",
    title: { ko: "게임과 규칙", en: "Games and rules" },
    content: {
      ko: "<p><strong>무료 체험.</strong> 체험 표시가 있는 게임은 로그인하지 않아도 해 볼 수 있습니다.</p><p><strong>연결이 끊기면.</strong> 베팅이 접수된 판은 끝까지 진행되고 결과는 베팅 기록에 남습니다.</p><p><strong>점검 중인 게임</strong>은 열리지 않습니다. 비슷한 게임을 함께 알려 드립니다.</p><p><strong>환수율(RTP)</strong>은 아주 많은 판의 평균입니다. 한 번의 플레이에서는 크게 다를 수 있습니다.</p>",
      en: "<p><strong>Free trial.</strong> Games marked as free can be tried without logging in.</p><p><strong>If the connection is lost,</strong> a round whose bet was accepted is played to its end, and its result appears in your betting record.</p><p><strong>Games under maintenance</strong> do not open; we name similar ones.</p><p><strong>Return to players (RTP)</strong> is an average over very many rounds. A single session can be quite different.</p>",
    },
  },
  {
    id: "responsible",
    title: { ko: "책임 있는 이용", en: "Playing responsibly" },
    content: {
      ko: "<p>플레이머니라도 시간은 진짜입니다. 만 {age}세 이상만 이용할 수 있습니다.</p><ul><li>하루 이용 시간을 정해 두세요. 줄이는 것은 바로, 늘리는 것은 24시간 뒤에 적용됩니다.</li><li>쉬고 싶을 때는 하루부터 여섯 달까지 계정을 잠글 수 있습니다.</li><li>잃은 것을 되찾으려고 더 하고 싶어지면 멈출 때입니다.</li></ul><p>도박 문제가 걱정되면 한국도박문제예방치유원의 상담 전화 1336이 24시간 무료로 돕습니다.</p>",
      en: "<p>The money is for play, but the time is real. You must be at least {age} years old.</p><ul><li>Set a daily time. Shortening it applies at once, extending it after 24 hours.</li><li>If you need a rest you can lock your account for one day up to six months.</li><li>When you want to go on to win back what you lost, it is time to stop.</li></ul><p>If you worry about gambling, talk to somebody: in Korea the helpline 1336 is free and open around the clock.</p>",
    },
  },
  {
    id: "terms",
    title: { ko: "이용약관", en: "Terms of use" },
    content: {
      ko: "<ol><li>만 {age}세 이상만 가입할 수 있습니다.</li><li>플레이머니에는 현금 가치가 없으며 살 수도, 팔 수도, 바꿀 수도 없습니다.</li><li>한 사람이 하나의 계정을 쓰고, 계정을 넘기거나 함께 쓰지 않습니다.</li><li>프로그램으로 게임을 조작하거나 오류를 이용하면 계정을 닫을 수 있습니다.</li><li>서비스를 바꾸거나 멈출 때는 적어도 7일 전에 공지합니다. 급한 보안 문제는 예외입니다.</li><li>언제든 계정을 닫을 수 있으며, 닫은 계정의 플레이머니와 기록은 30일 뒤에 지워집니다.</li></ol>",
      en: "<ol><li>You must be at least {age} years old to register.</li><li>Play money has no cash value and cannot be bought, sold or exchanged.</li><li>One person uses one account, and does not hand it on or share it.</li><li>Playing by program or exploiting errors can close an account.</li><li>Changes and interruptions are announced at least 7 days before, urgent security problems aside.</li><li>You can close your account at any time; its play money and records are deleted after 30 days.</li></ol>",
    },
  },
  {
    id: "privacy",
    title: { ko: "개인정보 처리방침", en: "Privacy" },
    content: {
      ko: "<p>가입할 때 입력한 내용과 접속 기록만 보관합니다. 광고 회사에 넘기지 않습니다.</p><ul><li>비밀번호는 되돌릴 수 없는 형태로만 저장합니다.</li><li>접속 기록은 6개월 뒤에 지웁니다.</li><li>계정을 닫으면 입력한 내용은 30일 안에 지웁니다.</li></ul><p>내 정보의 사본이나 삭제를 원하면 {email} 주소로 알려 주세요.</p>",
      en: "<p>We keep what you entered when you registered, and access records. We do not pass them on to advertisers.</p><ul><li>Passwords are stored in a form that cannot be reversed.</li><li>Access records are deleted after 6 months.</li><li>When you close your account, what you entered is deleted within 30 days.</li></ul><p>For a copy of your data, or to have it deleted, write to {email}.</p>",
    },
  },
  {
    id: "refund",
    title: { ko: "환불 정책", en: "Refunds" },
    content: {
      ko: "<p>돈을 받지 않으므로 돌려 드릴 돈도 없습니다. 게임 오류로 플레이머니가 잘못 빠졌다면 베팅 기록의 번호와 함께 알려 주세요. 확인한 뒤 같은 금액을 지갑에 되돌려 드립니다.</p>",
      en: "<p>We take no money, so there is none to give back. If a game error cost you play money, send us the number from your betting record. We will check it and return the same amount to your wallet.</p>",
    },
  },
  {
    id: "contact",
    title: { ko: "문의하기", en: "Contact" },
    content: {
      ko: "<p>채팅 상담은 화면의 상담 단추에서 24시간 열려 있습니다. 메일은 {email} 주소로 보내 주세요. 하루 안에 답해 드립니다.</p><p>로그인 문제라면 아이디를, 게임 문제라면 베팅 기록의 번호를 함께 적어 주세요. 비밀번호는 적지 마세요.</p>",
      en: "<p>Chat is open around the clock behind the support button. Or write to {email}; we answer within a day.</p><p>For a problem with your login tell us your username, for one with a game the number from your betting record. Never tell us your password.</p>",
    },
  },
];
