import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** What is kept about visitors, and how long (CO-035). */
export const privacy: HelpTopicSeed = {
  id: "privacy",
  title: { ko: "개인정보 처리방침", en: "Privacy" },
  content: {
    ko: `
<p>서비스에 필요한 것만 받고, 광고 회사에 넘기지 않습니다.</p>
<h3>무엇을 얼마나 보관하나요</h3>
<table><thead><tr><th>정보</th><th>쓰는 곳</th><th>보관 기간</th></tr></thead><tbody><tr><td>가입할 때 입력한 내용</td><td>로그인과 본인 확인</td><td>계정을 닫은 뒤 30일까지</td></tr><tr><td>게임과 지갑의 기록</td><td>기록 조회와 문의 확인</td><td>계정을 닫은 뒤 30일까지</td></tr><tr><td>로그인한 접속 주소</td><td>낯선 로그인 막기</td><td>마지막 로그인부터 90일</td></tr><tr><td>로그인 상태</td><td>로그인 유지</td><td>마지막 사용부터 30분, 길어도 24시간</td></tr><tr><td>실패한 로그인</td><td>비밀번호 추측 막기</td><td>24시간</td></tr><tr><td>문의 내용</td><td>답변과 개선</td><td>보낸 날부터 1년</td></tr><tr><td>문의에 첨부한 사진</td><td>답변</td><td>보낸 날부터 {pictureDays}일</td></tr><tr><td>휴식과 자가 이용 제한</td><td>정한 기간 지키기</td><td>기간이 끝날 때까지</td></tr></tbody></table>
<h3>어떻게 지키나요</h3>
<ul><li>비밀번호는 되돌릴 수 없는 형태로만 저장합니다.</li><li>민감한 요청은 암호화해서 보냅니다.</li><li>올린 사진은 직원만 보고, 웹 페이지로 열리지 않습니다.</li></ul>
<h3>내 권리</h3>
<p>내 정보를 보거나 고치거나 지울 수 있고, 사본을 받을 수 있습니다. {email} 주소로 알려 주시면 30일 안에 답해 드립니다.</p>
`,
    en: `
<p>We collect only what the service needs, and pass nothing on to advertisers.</p>
<h3>What we keep, and how long</h3>
<table><thead><tr><th>Data</th><th>What it is for</th><th>How long we keep it</th></tr></thead><tbody><tr><td>What you entered when you registered</td><td>Login and proof of identity</td><td>Until 30 days after you close your account</td></tr><tr><td>Records of games and of your wallet</td><td>Your records and questions about them</td><td>Until 30 days after you close your account</td></tr><tr><td>Addresses that you logged in from</td><td>To stop strangers</td><td>90 days after the last login</td></tr><tr><td>Your session</td><td>To keep you logged in</td><td>30 minutes after the last use, at most 24 hours</td></tr><tr><td>Failed logins</td><td>To stop guessing of passwords</td><td>24 hours</td></tr><tr><td>Messages to us</td><td>To answer and improve</td><td>1 year after you sent them</td></tr><tr><td>Pictures that you sent with a message</td><td>To answer</td><td>{pictureDays} days after you sent them</td></tr><tr><td>Breaks and self-exclusions</td><td>To keep to the time that you chose</td><td>Until the time is over</td></tr></tbody></table>
<h3>How we protect it</h3>
<ul><li>Passwords are stored in a form that cannot be reversed.</li><li>Sensitive requests are encrypted.</li><li>Only our staff see pictures that you send, and they never open as a web page.</li></ul>
<h3>Your rights</h3>
<p>You can see, correct and delete your data, and get a copy. Write to {email}; we answer within 30 days.</p>
`,
  },
};
