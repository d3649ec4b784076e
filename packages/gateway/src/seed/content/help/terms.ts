import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** The terms of use. */
export const terms: HelpTopicSeed = {
  id: "terms",
  title: { ko: "이용약관", en: "Terms of use" },
  content: {
    ko: `
<ol><li><strong>나이.</strong> 만 {age}세 이상만 가입하고 이용할 수 있습니다.</li><li><strong>플레이머니.</strong> 현금 가치가 없으며 살 수도, 팔 수도, 바꿀 수도 없습니다.</li><li><strong>계정.</strong> 한 사람이 하나의 계정을 씁니다. 계정을 넘기거나 빌려주거나 함께 쓰지 않습니다.</li><li><strong>비밀번호.</strong> 비밀번호는 본인이 지킵니다. 다른 사람이 쓴 것 같으면 바로 바꾸고 알려 주세요.</li><li><strong>공정한 이용.</strong> 프로그램으로 게임을 조작하거나, 오류를 이용하거나, 다른 회원과 짜고 게임할 수 없습니다. 이를 어기면 계정을 닫을 수 있습니다.</li><li><strong>프로모션.</strong> 프로모션마다 적힌 조건이 적용됩니다. 조건은 시작한 뒤에 회원에게 불리하게 바꾸지 않습니다.</li><li><strong>오류.</strong> 명백한 오류로 생긴 결과는 무효로 하고 건 금액을 돌려 드립니다.</li><li><strong>변경과 중단.</strong> 약관을 바꾸거나 서비스를 멈출 때는 적어도 7일 전에 공지합니다. 급한 보안 문제는 예외입니다.</li><li><strong>해지.</strong> 언제든 계정을 닫을 수 있습니다. 닫은 계정의 플레이머니는 사라집니다.</li><li><strong>불만.</strong> 먼저 고객센터에 알려 주세요. 하루 안에 답하고, 14일 안에 결론을 알려 드립니다.</li></ol>
`,
    en: `
<ol><li><strong>Age.</strong> You must be at least {age} years old to register and play.</li><li><strong>Play money</strong> has no cash value and cannot be bought, sold or exchanged.</li><li><strong>Account.</strong> One person uses one account, and does not hand it on, lend it or share it.</li><li><strong>Password.</strong> You keep your password to yourself. If you think that somebody else has used it, change it at once and tell us.</li><li><strong>Fair play.</strong> Playing by program, exploiting errors or colluding with other members is not allowed and can close an account.</li><li><strong>Promotions.</strong> The terms stated with each promotion apply. They are not changed to your disadvantage once it has begun.</li><li><strong>Errors.</strong> A result that is clearly due to an error is void, and the stake is returned.</li><li><strong>Changes and interruptions</strong> are announced at least 7 days before, urgent security problems aside.</li><li><strong>Closing your account.</strong> You can do so at any time. Its play money is lost.</li><li><strong>Complaints.</strong> Tell our support first. We answer within a day and decide within 14 days.</li></ol>
`,
  },
};
