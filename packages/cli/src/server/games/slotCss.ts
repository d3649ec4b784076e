/** The slot's own look. It belongs to a provider, so it does not follow the brand of the page around it. */
export const slotCss = `
:root { color-scheme: dark; --ink: #f6f0e4; --dim: #b9b2cc; --gold: #f2c14e; --deep: #120b2e; --cell: #221650; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { background: radial-gradient(120% 90% at 50% 0, #3a2680 0, #1b1145 45%, var(--deep) 100%); color: var(--ink);
  font: 16px/1.4 "Noto Sans KR", system-ui, sans-serif; }
main { display: flex; flex-direction: column; align-items: center; gap: 10px; min-height: 100%; padding: 12px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: center; gap: 2px 10px; }
h1 { margin: 0; font-size: 20px; letter-spacing: .01em; }
p { margin: 0; }
#demo { color: var(--dim); font-size: 13px; }
#reels { display: grid; grid-template-columns: repeat(5, 1fr); gap: 6px; padding: 10px; border-radius: 18px; width: min(100%, 720px, 92vh);
  background: linear-gradient(#5b3fb8, #2a1a66); box-shadow: 0 18px 50px #0008, inset 0 0 0 2px #f2c14e88; }
.reel { display: grid; gap: 6px; overflow: hidden; border-radius: 12px; }
.cell { display: grid; place-items: center; aspect-ratio: 1; border-radius: 12px; background: linear-gradient(#37257e, var(--cell)); transition: filter .2s; }
.cell svg { width: 68%; height: 68%; }
.spinning .cell svg { animation: roll .16s linear infinite; filter: blur(1px); }
.won .cell:not(.hit) { filter: brightness(.45); }
.hit { outline: 3px solid var(--gold); outline-offset: -3px; }
.hit svg { animation: beat .6s ease-in-out infinite alternate; }
@keyframes roll { from { transform: translateY(-120%); } to { transform: translateY(120%); } }
@keyframes beat { to { transform: scale(1.12); } }
#said { min-height: 24px; font-weight: 700; color: var(--gold); text-align: center; }
.panel { display: flex; align-items: center; justify-content: space-between; gap: 10px; width: min(100%, 720px); padding: 10px 16px; border-radius: 16px; background: #0b0620cc; }
dl { margin: 0; min-width: 78px; }
dt { color: var(--dim); font-size: 12px; }
dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
.panel > dl:last-child { text-align: right; }
.stake { display: flex; align-items: center; gap: 8px; }
.stake dl { min-width: 64px; text-align: center; }
button { font: inherit; color: inherit; cursor: pointer; border: 0; }
.stake button { width: 44px; height: 44px; border-radius: 50%; background: #3a2a7c; font-size: 20px; }
#spin { width: 76px; height: 76px; flex: none; border-radius: 50%; background: linear-gradient(#ffd978, #d99a1c); color: #2a1600; font-weight: 800; box-shadow: 0 6px 0 #8d5f0a; }
#spin:active { transform: translateY(3px); box-shadow: 0 3px 0 #8d5f0a; }
button:disabled { opacity: .5; cursor: default; }
:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
.notes { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 8px 16px; width: min(100%, 720px); color: var(--dim); font-size: 13px; }
details { flex: 1 1 260px; min-width: 0; padding: 8px 12px; border-radius: 12px; background: #0b062099; }
summary { min-height: 28px; cursor: pointer; color: var(--ink); }
label { display: grid; gap: 4px; margin-block: 8px; }
input { min-width: 0; padding: 8px 10px; border: 1px solid #6a58b8; border-radius: 8px; background: #160d38; color: var(--ink); font: 13px/1.4 ui-monospace, monospace; }
.proof dd { overflow-wrap: anywhere; font: 12px/1.5 ui-monospace, monospace; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: 3px 4px; text-align: right; font-weight: 400; }
th:first-child { text-align: left; }
th svg { width: 22px; height: 22px; vertical-align: middle; }
@media (max-width: 560px) {
  .panel { flex-wrap: wrap; justify-content: space-around; padding: 8px; }
  .panel > dl { flex: 1 1 30%; text-align: center !important; }
  #spin { width: 68px; height: 68px; order: 1; }
  .stake { order: 1; }
}
@media (prefers-reduced-motion: reduce) { .spinning .cell svg, .hit svg { animation: none; filter: none; } .spinning .cell { opacity: .6; } }
`;
