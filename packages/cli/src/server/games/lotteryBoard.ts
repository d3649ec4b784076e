import { DRAWN } from "@livery/gateway/provider/lotteryRules.ts";
import type { GameBoard } from "./gamePage.ts";

export const lotteryBoard: GameBoard = {
  html: `<ol id="balls">${"<li></li>".repeat(DRAWN)}</ol>
<section id="ticket" aria-labelledby="ticket-label">
<div class="head"><h2 id="ticket-label"></h2><p id="prizes"></p></div>
<div id="numbers" role="group" aria-labelledby="ticket-label"></div>
<div class="quick"><button type="button" id="quick"></button><button type="button" id="clear"></button></div>
</section>`,
  less: "−",
  more: "+",
  css: `
:root { --ground: radial-gradient(110% 80% at 50% 0, #23519b 0, #12306b 45%, #081a40 100%); --dim: #b6c8e8; --line: #4f78c4; --key: #1e478f; --well: #0b2353; --bar: #04102bcc; }
#balls { display: grid; grid-template-columns: repeat(8, 1fr); gap: 6px; margin: 0; padding: 14px 12px; list-style: none; border-radius: 99px; background: linear-gradient(#0005, #0002); box-shadow: inset 0 3px 10px #0007, inset 0 0 0 2px var(--frame); }
#balls li { display: grid; place-items: center; aspect-ratio: 1; border-radius: 50%; background: #ffffff14; font-size: clamp(14px, 4vw, 24px); font-weight: 800; font-variant-numeric: tabular-nums; }
#balls .ball { animation: fallen .3s ease-out; color: #1b1400; }
.ball { background: radial-gradient(circle at 34% 28%, #fff 0 8%, var(--mine) 46%, var(--edge) 100%) !important; }
.b0 { --mine: #ffcf3f; --edge: #b67a00; } .b1 { --mine: #74c3ff; --edge: #1d6fb8; } .b2 { --mine: #ff9a9a; --edge: #c33b46; } .b3 { --mine: #a6df7a; --edge: #4c8f26; }
#balls .hit { outline: 3px solid #fff; outline-offset: 1px; }
#ticket { padding: 12px; border-radius: 18px; background: #f7f3e6; color: #1d2540; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 2px 12px; margin-bottom: 8px; }
#ticket h2 { margin: 0; font-size: 15px; }
#prizes { color: #5c5440; font-size: 12px; font-variant-numeric: tabular-nums; }
#numbers { display: grid; grid-template-columns: repeat(8, 1fr); gap: 5px; }
#numbers button { aspect-ratio: 1; min-height: 36px; max-height: 52px; width: 100%; padding: 0; border-radius: 12px; border: 1px solid #c9c2ab; background: #fff; color: #1d2540; font-weight: 700; font-variant-numeric: tabular-nums; }
#numbers button[aria-pressed="true"] { border-color: #12306b; background: #12306b; color: #fff; }
#numbers button.hit { border-color: #a0690a; background: var(--gold); color: #2a1600; box-shadow: 0 0 0 3px #a0690a; }
#ticket :focus-visible { outline-color: #12306b; }
.quick { display: flex; gap: 8px; margin-top: 10px; }
.quick button { flex: 1; min-height: 44px; border-radius: 12px; background: #e4dcc3; color: #1d2540; font-weight: 700; }
@keyframes fallen { from { transform: translateY(-46px) scale(.7); opacity: 0; } }
@media (min-width: 561px) { #numbers button { aspect-ratio: auto; height: 46px; } }
@media (max-width: 560px) { #balls { gap: 4px; padding: 10px; } #ticket { padding: 10px; } }
@media (prefers-reduced-motion: reduce) { #balls .ball { animation: none; } }
`,
};
