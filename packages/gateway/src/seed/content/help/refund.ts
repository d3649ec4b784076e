import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** What is returned, and when. */
export const refund: HelpTopicSeed = {
  id: "refund",
  title: { ko: "환불 정책", en: "Refunds" },
  content: {
    ko: `
<p>돈을 받지 않으므로 돌려 드릴 돈도 없습니다. 플레이머니는 다음의 경우에 되돌려 드립니다.</p>
<ul><li>게임 오류로 무효가 된 판: 건 금액 전부</li><li>거절되거나 취소된 출금: 빠진 금액 전부</li><li>같은 충전이 두 번 처리된 경우: 잘못 처리된 금액을 바로잡습니다</li></ul>
<p>기록에 있는 번호와 함께 알려 주세요. 하루 안에 확인하고, 맞으면 바로 지갑에 되돌려 드립니다. 정상으로 끝난 판은 되돌리지 않습니다.</p>
`,
    en: `
<p>We take no money, so there is none to give back. Play money is returned in these cases:</p>
<ul><li>A round that is void because of an error: the whole stake</li><li>A withdrawal that was rejected or cancelled: the whole amount</li><li>A deposit that was carried out twice: we correct the amount</li></ul>
<p>Send us the number from your record. We check it within a day and, if you are right, return the amount at once. A round that ended properly is not undone.</p>
`,
  },
};
