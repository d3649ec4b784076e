import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** What a withdrawal is here. */
export const withdrawal: HelpTopicSeed = {
  id: "withdrawal",
  title: { ko: "출금 안내", en: "About withdrawals" },
  content: {
    ko: `
<p>플레이머니는 현금이나 물건으로 바꿀 수 없습니다. 출금 화면도 연습용이며, 신청하면 그만큼 지갑에서 빠지고 처리 과정이 기록에 남습니다.</p>
<ul><li>출금하려면 먼저 결제 비밀번호와 계좌를 등록합니다. 실제 계좌는 입력하지 마세요.</li><li>새로 추가한 계좌로는 대기 시간이 지나야 출금할 수 있습니다. 다른 사람이 계정을 빼앗아도 곧바로 출금하지 못하게 하기 위해서입니다.</li><li>거절된 금액은 곧바로 지갑으로 돌아옵니다.</li><li>출금을 취소할 수 없는 브랜드도 있습니다. 그 시장의 규칙이 그렇게 정한 경우입니다.</li></ul>
`,
    en: `
<p>Play money cannot be exchanged for money or goods. The withdrawal page is for practice, too: the amount leaves your wallet, and your records show each step.</p>
<ul><li>First set a payment password and add an account. Please do not enter a real one.</li><li>A new account can be used only after a waiting time, so that somebody who takes over your login cannot withdraw at once.</li><li>What is rejected returns to your wallet at once.</li><li>Some brands do not let you cancel a withdrawal, because the rules of their market say so.</li></ul>
`,
  },
};
