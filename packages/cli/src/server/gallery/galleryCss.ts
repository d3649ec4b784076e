/** A preview is the whole site at a device's size, scaled to the width of its box without scripts. */
function scaledTo(width: number, height: number): string {
  return `width:${width}px;height:${height}px;transform:scale(tan(atan2(100cqi,${width}px)))`;
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** The styles of the gallery. */
export const galleryCss = `
.top{display:grid;gap:20px 48px;padding-bottom:clamp(28px,4vw,48px)}
.top h1{font-size:clamp(34px,5vw,56px);line-height:1.05;letter-spacing:-.035em;font-weight:750}
.top h1+p{margin-top:12px;color:var(--ink2);max-width:52ch;font-size:clamp(16px,1.4vw,18px)}
.side{display:grid;gap:14px;align-content:end;font-size:14px;color:var(--ink2);min-width:0}
.side h2{font-size:14px;font-weight:650;color:var(--ink)}
.side p{line-height:1.7}
.accounts{list-style:none;display:flex;flex-wrap:wrap;gap:6px 14px;margin-top:6px}
.search{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:end;font-size:14px}
.search label{display:grid;gap:4px;color:var(--ink2);min-width:0}
.search input,.search select,.search button{font:inherit;font-size:16px;color:var(--ink);background:var(--card);border:1px solid var(--edge);border-radius:10px;padding:8px 12px;min-height:44px;max-width:100%}
.search input{width:24ch}
.search select{max-width:22ch}
.search button{background:var(--ink);border-color:var(--ink);color:var(--card);font-weight:600;padding-inline:20px;cursor:pointer}
.search a{padding-block:10px}
.search :focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.found{margin:16px 0 20px;color:var(--ink2)}
.pages{display:flex;gap:20px;justify-content:center;align-items:center;padding-top:36px}
.pages a{padding:10px 4px;font-weight:600}
.problems{font-size:14px;color:var(--ink2)}
.brands{list-style:none;display:grid;gap:clamp(28px,4vw,56px)}
.brand{display:grid;gap:24px clamp(24px,3.2vw,52px);background:var(--card);border:1px solid var(--line);border-radius:20px;padding:clamp(14px,2.2vw,32px)}
.shots{position:relative;padding-right:9%;padding-bottom:5%;min-width:0;align-self:start}
.shot{position:relative;overflow:hidden;container-type:inline-size;background:var(--well)}
.shot iframe{position:absolute;inset:0 auto auto 0;border:0;transform-origin:0 0;pointer-events:none;background:var(--well)}
.desk{aspect-ratio:${DESKTOP.width}/${DESKTOP.height};border-radius:10px;box-shadow:0 0 0 1px var(--line),0 18px 40px -22px #0007}
.desk iframe{${scaledTo(DESKTOP.width, DESKTOP.height)}}
.phone{position:absolute;right:0;bottom:0;width:21%;aspect-ratio:${PHONE.width}/${PHONE.height};border-radius:clamp(9px,1.4vw,20px);box-shadow:0 0 0 clamp(3px,.4vw,6px) #17181a,0 0 0 calc(clamp(3px,.4vw,6px) + 1px) var(--edge),0 22px 44px -16px #000a}
.phone iframe{${scaledTo(PHONE.width, PHONE.height)}}
.about{display:flex;flex-direction:column;gap:18px;min-width:0}
.name{display:grid;grid-template-columns:52px 1fr;gap:0 14px;align-items:center}
.name img{width:52px;height:52px;padding:7px;border-radius:13px;background:var(--bg);border:1px solid var(--line);object-fit:contain}
.name h2{font-size:clamp(22px,2vw,28px);line-height:1.2;letter-spacing:-.02em}
.name h2 a{text-decoration:none}
.name h2 a:hover{text-decoration:underline;text-decoration-thickness:2px}
.address{color:var(--ink2);font:13px/1.5 ui-monospace,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
.go{list-style:none;display:flex;flex-wrap:wrap;gap:10px}
.go a{display:inline-block;padding:9px 16px;border:1px solid var(--edge);border-radius:999px;text-decoration:none;font-size:14px;font-weight:600;line-height:1.4}
.go a:hover{border-color:var(--ink)}
.go .main{background:var(--ink);border-color:var(--ink);color:var(--card)}
.go .main:hover{opacity:.86}
.go a:focus-visible{border-radius:999px}
.swatches{display:flex;list-style:none;height:38px;border-radius:10px;overflow:hidden;box-shadow:inset 0 0 0 1px var(--edge)}
.swatches li{flex:1;position:relative;box-shadow:inset 0 1px var(--edge),inset 0 -1px var(--edge)}
.swatches li:first-child{box-shadow:inset 1px 0 var(--edge),inset 0 1px var(--edge),inset 0 -1px var(--edge);border-radius:10px 0 0 10px}
.swatches li:last-child{box-shadow:inset -1px 0 var(--edge),inset 0 1px var(--edge),inset 0 -1px var(--edge);border-radius:0 10px 10px 0}
.swatches span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.facts{display:grid;gap:0;font-size:14px}
.facts div{display:flex;justify-content:space-between;gap:16px;border-top:1px solid var(--line);padding:6px 0}
.facts dt{color:var(--ink2);flex:none}
.facts dd{text-align:right;overflow-wrap:anywhere}
details{border-top:1px solid var(--line);font-size:14px}
details+details{margin-top:-18px}
details:last-of-type{border-bottom:1px solid var(--line)}
summary{cursor:pointer;padding:7px 0;color:var(--ink2)}
summary b{color:var(--ink);font-weight:600}
details[open]{padding-bottom:10px}
.chips{list-style:none;display:flex;flex-wrap:wrap;gap:6px;padding-top:4px}
.chips li{padding:2px 10px;border-radius:999px;background:var(--well);font-size:13px}
.chips .off{background:none;box-shadow:inset 0 0 0 1px var(--line);color:var(--ink2);text-decoration:line-through}
@media (min-width:900px){.top{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:end}}
@media (min-width:1080px){.brand{grid-template-columns:minmax(0,2.1fr) minmax(320px,1fr)}}
@media (max-width:560px){.shots{padding-right:6%}.phone{width:26%}.go a{flex:1 1 auto;text-align:center}}
`;

/** The styles of the page that shows one site at the size of a phone. */
export const phonePageCss = `
.page{display:grid;gap:20px;justify-items:center;padding-block:20px}
.bar{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:baseline;justify-content:center;font-size:15px}
.bar h1{font-size:18px;letter-spacing:-.01em}
.frame{border:10px solid #17181a;border-radius:44px;overflow:hidden;box-shadow:0 0 0 1px var(--edge),0 30px 60px -30px #000c;max-width:100%}
.frame iframe{display:block;border:0;width:${PHONE.width}px;height:min(${PHONE.height}px,calc(100vh - 130px));max-width:100%;background:var(--well)}
`;
