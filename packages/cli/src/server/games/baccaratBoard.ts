import { spots } from "@livery/gateway/provider/baccaratRules.ts";
import type { GameBoard } from "./gamePage.ts";

const hand = (id: "player" | "banker") =>
  `<section class="hand ${id}" id="${id}" aria-live="off"><h2><span></span> <b>–</b></h2><div class="cards" role="img"></div></section>`;

const spot = (id: string) =>
  `<button type="button" class="spot ${id}" id="on-${id}"><span class="name"></span><span class="odds"></span><span class="chip"></span></button>`;

export const baccaratBoard: GameBoard = {
  html: `<div id="hands">${hand("player")}${hand("banker")}</div>
<ol id="road"></ol>
<div id="spots" role="group">${spots.map(spot).join("")}</div>
<fieldset id="chips"><legend></legend></fieldset>`,
  less: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>`,
  more: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12a7 7 0 1 1-2.2-5.1M19 3v5h-5"/></svg>`,
  css: `
:root { --ground: radial-gradient(110% 80% at 50% 10%, #17694f 0, #0c4234 50%, #06251f 100%); --dim: #b7d2c5; --line: #3f8f74; --key: #14594a; --well: #08332a; --bar: #031713cc;
  --player: #3f8cff; --banker: #ef5157; --tie: #2fb573; }
#hands { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; padding: 12px; border-radius: 18px; background: #0003; box-shadow: inset 0 0 0 2px var(--frame); }
.hand { min-width: 0; padding: 8px; border-radius: 12px; text-align: center; transition: background .2s; }
.hand h2 { display: flex; align-items: center; justify-content: center; gap: 8px; margin: 0 0 8px; font-size: 15px; }
.hand h2 b { min-width: 34px; padding: 1px 8px; border-radius: 99px; color: #fff; font-size: 17px; font-variant-numeric: tabular-nums; }
.player h2 b { background: #1f5fc4; }
.banker h2 b { background: #bf2b34; }
.hand.won { background: #f2c14e33; box-shadow: inset 0 0 0 2px var(--gold); }
.cards { display: flex; gap: 5px; justify-content: center; }
.card, .empty { flex: 0 1 74px; width: 28%; max-width: 74px; }
.card { aspect-ratio: 5 / 7; animation: dealt .28s ease-out; }
.card svg { display: block; width: 100%; height: 100%; filter: drop-shadow(0 3px 4px #0006); }
.empty { aspect-ratio: 5 / 7; border: 2px dashed #ffffff2e; border-radius: 9%; }
#spots { display: grid; grid-template-columns: 1fr .8fr 1fr; gap: 8px; }
.spot { display: grid; grid-template-rows: auto auto 30px; justify-items: center; align-items: center; gap: 2px; min-height: 92px; padding: 10px 6px 8px; border-radius: 14px; background: #0004; border: 2px solid var(--mine); }
.spot.player { --mine: var(--player); } .spot.banker { --mine: var(--banker); } .spot.tie { --mine: var(--tie); }
.spot .name { font-size: 17px; font-weight: 800; }
.spot .odds { color: var(--dim); font-size: 12px; }
.spot .chip:empty { visibility: hidden; }
.spot .chip { padding: 2px 12px; border-radius: 99px; background: linear-gradient(#ffd978, #d99a1c); color: #2a1600; font-weight: 800; font-variant-numeric: tabular-nums; }
.spot:hover:not(:disabled) { background: #fff1; }
.spot.won { background: color-mix(in srgb, var(--mine) 45%, transparent); }
#chips { display: flex; justify-content: center; gap: 12px; min-width: 0; margin: 0; padding: 0; border: 0; }
#chips legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
#chips label { position: relative; display: grid; place-items: center; width: 54px; height: 54px; margin: 0; border-radius: 50%; border: 5px dashed #fffc; background: var(--mine); background-clip: padding-box; box-shadow: 0 0 0 2px #0006; color: #fff; font-size: 13px; font-weight: 800; cursor: pointer; font-variant-numeric: tabular-nums; }
#chips label:nth-of-type(1) { --mine: #4b5563; } #chips label:nth-of-type(2) { --mine: #1f5fc4; } #chips label:nth-of-type(3) { --mine: #b4232c; } #chips label:nth-of-type(4) { --mine: #6d28a8; }
#chips input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
#chips label:has(:checked) { box-shadow: 0 0 0 4px var(--gold); transform: translateY(-3px); }
#chips label:has(:focus-visible) { outline: 3px solid #fff; outline-offset: 5px; }
#road { display: flex; justify-content: flex-end; gap: 4px; height: 26px; margin: 0; padding: 2px; overflow: hidden; list-style: none; border-radius: 8px; }
#road li { display: grid; place-items: center; flex: none; width: 22px; height: 22px; border-radius: 50%; color: #fff; font-size: 11px; font-weight: 800; }
#road .player { background: #1f5fc4; } #road .banker { background: #bf2b34; } #road .tie { background: #17794b; }
@keyframes dealt { from { transform: translate(30px, -40px) rotate(8deg); opacity: 0; } }
@media (max-width: 560px) { #hands { padding: 6px; gap: 4px; } .hand { padding: 6px 2px; } }
@media (prefers-reduced-motion: reduce) { .card { animation: none; } }
`,
};
