/** Livery's own look: ink on paper, so that only the brands bring colour. */
export const brandListCss = `
:root{color-scheme:light dark;--bg:#f6f5f2;--card:#fff;--ink:#1b1b1a;--ink2:#5a5955;--line:#dcdad4;--link:#1b1b1a}
@media (prefers-color-scheme:dark){:root{--bg:#161615;--card:#1f1f1d;--ink:#f1f0ec;--ink2:#a9a7a0;--line:#393833;--link:#f1f0ec}}
*{box-sizing:border-box;word-break:keep-all}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 "Noto Sans KR Variable",system-ui,sans-serif;padding:clamp(20px,5vw,64px)}
header,main{max-width:1120px;margin:0 auto}
header{padding-bottom:28px}
h1{margin:0;font-size:clamp(30px,5vw,46px);line-height:1.1;letter-spacing:-.03em;font-weight:700}
header p{margin:8px 0 0;color:var(--ink2)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,310px),1fr))}
article{position:relative;height:100%;background:var(--card);border:1px solid var(--line);border-radius:14px;padding:0 22px 20px;overflow:hidden}
article:hover{border-color:var(--ink2)}
article:focus-within{outline:3px solid var(--ink);outline-offset:3px}
.band{position:relative;display:flex;height:72px;margin:0 -22px 36px}
.band i{flex:1}
.band i:first-child{flex:3}
.band img{position:absolute;left:22px;bottom:-24px;padding:8px;border-radius:12px;background:var(--card);border:1px solid var(--line);object-fit:contain}
h2{margin:0;font-size:22px;line-height:1.25;letter-spacing:-.01em}
h2 a{color:var(--link);text-decoration:none;outline:0}
h2 a::after{content:"";position:absolute;inset:0}
p{margin:6px 0 0}
.address{color:var(--ink2);font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.notice{border:1px solid var(--line);border-radius:10px;padding:12px 16px;margin:0 0 20px;background:var(--card)}
dl{margin:18px 0 0;display:grid;gap:5px;font-size:14px}
dl div{display:flex;justify-content:space-between;gap:16px;border-top:1px solid var(--line);padding-top:5px}
dt{color:var(--ink2)}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
`;
