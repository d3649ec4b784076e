import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** The limits and breaks that members may set. */
export const limits: HelpTopicSeed = {
  id: "limits",
  title: { ko: "이용 한도와 휴식", en: "Limits and breaks" },
  content: {
    ko: `
<p>회원 메뉴의 ‘책임 있는 이용’에서 직접 정합니다.</p>
<table><thead><tr><th>도구</th><th>정할 수 있는 것</th><th>적용 시점</th></tr></thead><tbody><tr><td>충전 한도</td><td>하루, 한 주, 한 달에 충전할 금액</td><td>낮추면 바로, 높이면 24시간 뒤</td></tr><tr><td>손실 한도</td><td>하루, 한 주, 한 달에 잃을 수 있는 금액</td><td>낮추면 바로, 높이면 24시간 뒤</td></tr><tr><td>이용 시간</td><td>하루, 한 주, 한 달에 이용할 시간</td><td>낮추면 바로, 높이면 24시간 뒤</td></tr><tr><td>휴식</td><td>1일에서 6주까지 로그인 막기</td><td>바로</td></tr><tr><td>자가 이용 제한</td><td>6개월, 1년, 2년, 5년 동안 로그인 막기</td><td>바로</td></tr></tbody></table>
<p>휴식과 자가 이용 제한은 기간이 끝나기 전에 풀 수 없습니다. 높인 한도가 적용되기까지의 시간은 시장의 규칙에 따라 더 길 수 있습니다.</p>
`,
    en: `
<p>You set them yourself under “Responsible play” in your member menu.</p>
<table><thead><tr><th>Tool</th><th>What you set</th><th>When it applies</th></tr></thead><tbody><tr><td>Deposit limit</td><td>The amount to deposit in a day, week or month</td><td>Lowered at once, raised after 24 hours</td></tr><tr><td>Loss limit</td><td>The amount to lose in a day, week or month</td><td>Lowered at once, raised after 24 hours</td></tr><tr><td>Time limit</td><td>The time to play in a day, week or month</td><td>Lowered at once, raised after 24 hours</td></tr><tr><td>Break</td><td>No login for 1 day to 6 weeks</td><td>At once</td></tr><tr><td>Self-exclusion</td><td>No login for 6 months, 1, 2 or 5 years</td><td>At once</td></tr></tbody></table>
<p>A break or self-exclusion cannot be ended early. In some markets a raised limit applies later than after 24 hours.</p>
`,
  },
};
