/** Livery's own style: dark text on paper, so that only the brands are colourful. */
export const pageCss = `
:root{color-scheme:light dark;--bg:#f4f3ef;--card:#fdfdfb;--well:#e9e7e1;--ink:#1b1b1a;--ink2:#595853;--line:#dad8d1;--edge:#b9b6ad}
@media (prefers-color-scheme:dark){:root{--bg:#141413;--card:#1d1d1b;--well:#262623;--ink:#f1f0ec;--ink2:#aaa8a1;--line:#343430;--edge:#55534d}}
*{box-sizing:border-box;word-break:keep-all}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 "Noto Sans KR Variable",system-ui,sans-serif}
a{color:inherit;text-underline-offset:.2em;text-decoration-color:var(--edge)}
a:hover{text-decoration-color:currentColor}
a:focus-visible,summary:focus-visible{outline:3px solid var(--ink);outline-offset:3px;border-radius:4px}
h1,h2,h3,p,dl,dd,ul{margin:0;padding:0}
code{font:.9em ui-monospace,"DejaVu Sans Mono",monospace;background:var(--well);border-radius:5px;padding:.12em .38em;overflow-wrap:anywhere}
.page{max-width:1560px;margin:0 auto;padding:clamp(20px,4vw,56px) clamp(16px,4vw,64px)}
.notice{border:1px solid var(--edge);border-radius:12px;padding:14px 18px;margin:0 0 28px;background:var(--card)}
`;
