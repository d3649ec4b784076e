import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** The rules of play. */
export const games: HelpTopicSeed = {
  id: "games",
  title: { ko: "게임 규칙", en: "Games and rules" },
  content: {
    ko: `
<h3>무료 체험</h3>
<p>체험 표시가 있는 게임은 로그인하지 않아도 해 볼 수 있습니다. 체험 점수는 지갑과 따로 셉니다.</p>
<h3>베팅</h3>
<ul><li>베팅은 접수되면 취소할 수 없습니다.</li><li>게임마다 최소 베팅과 최대 베팅이 적혀 있습니다.</li><li>잔액보다 많거나 직접 정한 손실 한도를 넘는 베팅은 받지 않습니다.</li></ul>
<h3>연결이 끊기면</h3>
<p>접수된 판은 끝까지 진행되고 결과는 베팅 기록에 남습니다. 접수되지 않은 베팅은 지갑에서 빠지지 않습니다.</p>
<h3>환수율(RTP)</h3>
<p>아주 많은 판의 평균입니다. 96%라면 오래 했을 때 건 금액의 96%가 돌아온다는 뜻이고, 한 번의 플레이에서는 크게 다를 수 있습니다.</p>
<h3>점검과 오류</h3>
<p>점검 중인 게임은 열리지 않습니다. 오류가 있었던 판은 무효로 하고 건 금액을 돌려 드립니다.</p>
`,
    en: `
<h3>Free trial</h3>
<p>Games marked as free can be tried without logging in. Trial credits are kept apart from your wallet.</p>
<h3>Bets</h3>
<ul><li>A bet that was accepted cannot be cancelled.</li><li>Each game states its lowest and highest bet.</li><li>A bet above your balance, or above a loss limit that you have set, is rejected.</li></ul>
<h3>If the connection is lost</h3>
<p>A round whose bet was accepted is played to its end, and its result appears in your betting record. A bet that was not accepted is not taken from your wallet.</p>
<h3>Return to players (RTP)</h3>
<p>This is an average over very many rounds. With 96%, players get back 96% of their stakes in the long run; a single session can be quite different.</p>
<h3>Maintenance and errors</h3>
<p>Games under maintenance do not open. A round with an error is void, and its stake is returned.</p>
`,
  },
};
