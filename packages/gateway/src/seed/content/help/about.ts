import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** What the site is. */
export const about: HelpTopicSeed = {
  id: "about",
  title: { ko: "{brand} 소개", en: "About {brand}" },
  content: {
    ko: `
<p>{brand}에서는 카지노와 스포츠 게임을 플레이머니로 즐깁니다. 돈을 걸거나 따는 일은 없고, 잔액은 놀이용 점수입니다.</p>
<h3>게임</h3>
<p>게임은 여러 제작사가 만들고 결과는 난수로 정해집니다. 슬롯마다 환수율(RTP)을 게임 카드에 적어 둡니다. 시연용 게임은 판이 시작되기 전에 결과를 정하는 값의 해시를 먼저 보여 주므로, 끝난 뒤에 바뀌지 않았는지 직접 확인할 수 있습니다.</p>
<h3>누가 만들었나요</h3>
<p>이 사이트와 이름, 게임사는 모두 가상입니다. 브랜드마다 모습은 다르지만 규칙과 보호 장치는 같습니다.</p>
`,
    en: `
<p>At {brand} you play casino and sports games for play money. No money is staked or won, and your balance is a score.</p>
<h3>The games</h3>
<p>They come from several providers, and random numbers decide their results. Each slot shows its return to players (RTP) on its card. The demonstration games show a hash of the value that decides a round before it begins, so that you can check afterwards that nothing was changed.</p>
<h3>Who is behind it</h3>
<p>This site, its name and the makers of its games are fictional. Brands look different, but their rules and safeguards are the same.</p>
`,
  },
};
