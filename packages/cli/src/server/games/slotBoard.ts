import type { GameBoard } from "./gamePage.ts";

export const slotBoard: GameBoard = {
  html: `<div id="reels" role="img"></div>`,
  less: "−",
  more: "+",
  css: `
:root { --ground: radial-gradient(120% 90% at 50% 0, #3a2680 0, #1b1145 45%, #120b2e 100%); }
#reels { display: grid; grid-template-columns: repeat(5, 1fr); gap: 6px; padding: 10px; border-radius: 18px; width: min(100%, 720px, 92vh);
  background: linear-gradient(#5b3fb8, #2a1a66); box-shadow: 0 18px 50px #0008, inset 0 0 0 2px var(--frame); }
.reel { display: grid; gap: 6px; overflow: hidden; border-radius: 12px; }
.cell { display: grid; place-items: center; aspect-ratio: 1; border-radius: 12px; background: linear-gradient(#37257e, #221650); transition: filter .2s; }
.cell svg { width: 68%; height: 68%; }
.spinning .cell svg { animation: roll .16s linear infinite; filter: blur(1px); }
.won .cell:not(.hit) { filter: brightness(.45); }
.hit { outline: 3px solid var(--gold); outline-offset: -3px; }
.hit svg { animation: beat .6s ease-in-out infinite alternate; }
@keyframes roll { from { transform: translateY(-120%); } to { transform: translateY(120%); } }
@keyframes beat { to { transform: scale(1.12); } }
th svg { width: 22px; height: 22px; vertical-align: middle; }
@media (prefers-reduced-motion: reduce) { .spinning .cell svg, .hit svg { animation: none; filter: none; } .spinning .cell { opacity: .6; } }
`,
};
