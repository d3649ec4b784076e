import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** How to stay in control, and where to get help. */
export const responsible: HelpTopicSeed = {
  id: "responsible",
  title: { ko: "책임 있는 이용", en: "Playing responsibly" },
  content: {
    ko: `
<p>플레이머니라도 시간은 진짜입니다. 만 {age}세 이상만 이용할 수 있습니다.</p>
<h3>스스로 살펴보기</h3>
<ul><li>정해 둔 시간보다 오래 하나요?</li><li>잃은 것을 되찾으려고 더 하고 싶어지나요?</li><li>일이나 잠, 가족과의 약속을 미루나요?</li><li>얼마나 했는지 숨기고 싶나요?</li></ul>
<p>하나라도 그렇다면 쉴 때입니다. <a href="/help#limits">이용 한도와 휴식</a>에서 바로 정할 수 있습니다.</p>
<h3>아이와 함께 쓰는 기기</h3>
<p>로그인한 채로 두지 말고, 비밀번호를 브라우저에 저장하지 마세요. 기기의 자녀 보호 기능으로 사이트를 막을 수 있습니다.</p>
<h3>도움받기</h3>
<p>도박 문제가 걱정되면 한국도박문제예방치유원의 상담 전화 1336이 24시간 무료로 돕습니다.</p>
`,
    en: `
<p>The money is for play, but the time is real. You must be at least {age} years old.</p>
<h3>Ask yourself</h3>
<ul><li>Do you play longer than you meant to?</li><li>Do you want to go on to win back what you lost?</li><li>Do you put off work, sleep or people for it?</li><li>Do you hide how much you play?</li></ul>
<p>If any of this is true, it is time for a rest. Set it now under <a href="/help#limits">limits and breaks</a>.</p>
<h3>Devices that you share with children</h3>
<p>Do not stay logged in, and do not save your password in the browser. Parental controls of the device can block this site.</p>
<h3>Get help</h3>
<p>If you worry about gambling, talk to somebody: in Korea the helpline 1336 is free and open around the clock.</p>
`,
  },
};
