/** The styles of the simulator's panel: the page's own colours, and one for errors. */
export const simulatorCss = `
:root{--bad:#b3261e;--badwell:#f7e1de;--ok:#256b3c;--well2:#f1efea}
@media (prefers-color-scheme:dark){:root{--bad:#ff9b90;--badwell:#4a2320;--ok:#86d6a0;--well2:#232320}}
html{scroll-padding-top:130px}
[hidden]{display:none!important}
.cards span.small{white-space:nowrap}
.page{max-width:1440px;padding-top:0}
.bar{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:8px 28px;padding:14px 0;background:var(--bg);border-bottom:1px solid var(--line)}
.bar h1{font-size:24px;letter-spacing:-.02em;line-height:1.2}
.bar p{font-size:13px;color:var(--ink2)}
.bar .buttons{margin-left:auto}
.now{display:grid;font-variant-numeric:tabular-nums}
.now time{font-size:20px;font-weight:650;line-height:1.25}
.now span{font-size:13px;color:var(--ink2)}
.bar .said{flex:1 1 200px;min-height:21px;font-size:14px;color:var(--ink)}
.bar .said.bad{color:var(--bad);font-weight:600}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;margin-top:20px}
.columns>div{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;align-content:start;min-width:0}
.part{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:18px;display:grid;grid-template-columns:minmax(0,1fr);gap:12px;min-width:0}
.part h2{font-size:18px;letter-spacing:-.01em}
.part p{font-size:14px;color:var(--ink2)}
.head{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;justify-content:space-between}
.buttons,.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
.steps{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,190px),1fr));gap:10px;align-items:end}
label{display:grid;gap:3px;font-size:13px;color:var(--ink2);min-width:0}
.row label{flex:1 1 180px}
.filter{flex:0 1 330px;display:flex;align-items:center;gap:10px}
input,select,button{font:inherit;font-size:15px;min-height:40px;min-width:0;max-width:100%;border-radius:9px;border:1px solid var(--field);background:var(--card);color:var(--ink);padding:6px 11px}
:root{--field:#85827a}
@media (prefers-color-scheme:dark){:root{--field:#7d7a72}}
input,select{width:100%}
::placeholder{color:var(--ink2);opacity:1}
button{cursor:pointer;font-weight:600;background:var(--well2);white-space:nowrap}
button:hover{border-color:var(--ink)}
button[aria-pressed=true]{background:var(--ink);border-color:var(--ink);color:var(--card)}
:is(input,select,button,.log):focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.part>button,.fields button{justify-self:start}
.hint{font-size:13px!important}
.cards,.log{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:minmax(0,1fr);gap:8px;min-width:0}
.cards:empty{display:none}
.cards>li{border:1px solid var(--line);border-radius:11px;padding:11px 13px;display:grid;grid-template-columns:minmax(0,1fr);gap:9px}
.cards .line,.cards>.line{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:space-between}
.cards .line>div{flex:1 1 140px;min-width:0}
b{font-weight:650}
.small{font-size:13px;color:var(--ink2)}
.mono{font:13px/1.5 ui-monospace,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
.tag{display:inline-block;border-radius:999px;padding:1px 10px;font-size:13px;font-weight:600;background:var(--well);white-space:nowrap}
.tag.ok{color:var(--ok)}
.tag.bad{color:var(--bad);background:var(--badwell)}
.log{gap:0;max-height:420px;overflow:auto;overscroll-behavior:contain;border-radius:9px}
#request-list{max-height:1080px}
.log>li{border-top:1px solid var(--line);padding:9px 4px;display:grid;gap:2px 12px;min-width:0}
.log>li:first-child{border-top:0}
.log .empty{color:var(--ink2);font-size:14px}
.log .top,.log .facts{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center;font-variant-numeric:tabular-nums}
.log .top .small{margin-left:auto}
.log .text{overflow-wrap:anywhere;white-space:pre-line}
.log button{min-height:34px;padding:3px 11px;font-size:14px;justify-self:start}
.log code{font-size:15px;letter-spacing:.04em}
@media (min-width:1000px){.columns{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}}
@media (max-width:560px){.bar{gap:6px 16px;padding:10px 0}.bar .buttons{margin-left:0}.bar .said{flex-basis:100%;order:1}.bar .said:empty{position:absolute}.bar button{min-height:34px;padding:3px 11px}#request-list{max-height:760px}.part{padding:14px;border-radius:13px}.now time{font-size:17px}}
`;
