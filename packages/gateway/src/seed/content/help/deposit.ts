import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** How a wallet is filled. */
export const deposit: HelpTopicSeed = {
  id: "deposit",
  title: { ko: "플레이머니 충전", en: "Getting play money" },
  content: {
    ko: `
<p>가입하면 10,000을 드립니다. 그 뒤에는 프로모션과 충전으로 채웁니다.</p>
<ul><li>플레이머니는 돈으로 살 수 없습니다. 실제 계좌나 카드를 묻는 곳이 있다면 저희가 아닙니다.</li><li>충전 화면은 실제 사이트의 과정을 보여 주는 연습용입니다. 방법마다 최소 금액과 최대 금액이 적혀 있습니다.</li><li>신청의 진행 상태는 기록에서 볼 수 있고, 끝나기 전에는 취소할 수 있습니다.</li><li>직접 정한 충전 한도를 넘는 신청은 받지 않습니다.</li></ul>
`,
    en: `
<p>You get 10,000 when you register, and more from promotions and deposits.</p>
<ul><li>Play money cannot be bought. If someone asks for your real bank account or card, it is not us.</li><li>The deposit page is for practice and shows how a real site works. Each method states its lowest and highest amount.</li><li>Your records show how far an order is. Until it is complete you can cancel it.</li><li>An order above a deposit limit that you have set is rejected.</li></ul>
`,
  },
};
