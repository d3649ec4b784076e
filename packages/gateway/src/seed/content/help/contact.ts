import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** How to reach the operator. */
export const contact: HelpTopicSeed = {
  id: "contact",
  title: { ko: "문의하기", en: "Contact" },
  content: {
    ko: `
<p>채팅 상담은 24시간 열려 있습니다. 문의를 남기거나 {email} 주소로 메일을 보내셔도 됩니다. 하루 안에 답해 드립니다.</p>
<ul><li>로그인 문제: 아이디를 적어 주세요.</li><li>게임 문제: 베팅 기록의 번호와 게임 이름을 적어 주세요.</li><li>화면 문제: 쓰는 기기와 브라우저를 적고 화면 사진을 함께 보내 주세요.</li></ul>
<p>비밀번호와 인증번호는 누구에게도 알려 주지 마세요. 저희는 묻지 않습니다.</p>
`,
    en: `
<p>Chat is open around the clock. You can also use the form below or write to {email}; we answer within a day.</p>
<ul><li>Problems with your login: tell us your username.</li><li>Problems with a game: its name, and the number from your betting record.</li><li>Problems with a page: your device and browser, with a picture of the screen.</li></ul>
<p>Never tell anybody your password or a code. We do not ask for them.</p>
`,
  },
};
