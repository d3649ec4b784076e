/** What all games look like. They belong to a provider, so they do not follow the brand of the page around them. */
export const gameCss = `
:root { color-scheme: dark; --ink: #f6f0e4; --dim: #b9b2cc; --gold: #f2c14e; --line: #6a58b8; --key: #3a2a7c; --well: #160d38; --bar: #0b0620cc; --frame: #f2c14e88; }
* { box-sizing: border-box; }
html { height: 100%; }
body { min-height: 100%; margin: 0; background: var(--ground) fixed; color: var(--ink); font: 16px/1.4 "Noto Sans KR Variable", "Noto Sans KR", system-ui, sans-serif; word-break: keep-all; }
main { display: flex; flex-direction: column; align-items: center; gap: 10px; padding: 12px; }
main > * { width: min(100%, 720px); }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: center; gap: 2px 10px; }
h1 { margin: 0; font-size: 20px; letter-spacing: .01em; }
p { margin: 0; }
#demo { color: var(--dim); font-size: 13px; }
#said { min-height: 24px; font-weight: 700; color: var(--gold); text-align: center; }
.panel { display: flex; align-items: center; justify-content: space-between; gap: 10px; padding: 10px 16px; border-radius: 16px; background: var(--bar); }
dl { margin: 0; min-width: 78px; }
dt { color: var(--dim); font-size: 12px; }
dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
.panel > dl:last-child { text-align: right; }
.stake { display: flex; align-items: center; gap: 8px; }
.stake dl { min-width: 64px; text-align: center; }
button { font: inherit; color: inherit; cursor: pointer; border: 0; }
.stake button { display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border-radius: 50%; background: var(--key); font-size: 20px; }
.stake svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
#play { width: 76px; height: 76px; padding: 0; flex: none; border-radius: 50%; background: linear-gradient(#ffd978, #d99a1c); color: #2a1600; font-weight: 800; box-shadow: 0 6px 0 #8d5f0a; }
#play:active { transform: translateY(3px); box-shadow: 0 3px 0 #8d5f0a; }
#play[aria-disabled="true"] { filter: saturate(.5) brightness(.85); }
button:disabled { opacity: .5; cursor: default; }
:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
.notes { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 8px 16px; color: var(--dim); font-size: 13px; }
details { flex: 1 1 260px; min-width: 0; padding: 8px 12px; border-radius: 12px; background: #0006; }
summary { min-height: 28px; cursor: pointer; color: var(--ink); }
label { display: grid; gap: 4px; margin-block: 8px; }
input:not([type]) { min-width: 0; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--well); color: var(--ink); font: 13px/1.4 ui-monospace, monospace; }
.proof dd { overflow-wrap: anywhere; font: 12px/1.5 ui-monospace, monospace, "Noto Sans KR Variable"; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: 3px 4px; text-align: right; font-weight: 400; }
th:first-child { text-align: left; }
@media (max-width: 560px) {
  main { padding: 8px 8px 12px; }
  .panel { flex-wrap: wrap; justify-content: space-around; padding: 8px; }
  .panel > dl { flex: 1 1 30%; text-align: center !important; }
  #play { width: 68px; height: 68px; order: 1; }
  .stake { order: 1; }
}
`;
