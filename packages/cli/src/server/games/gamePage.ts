import type { DemoGameId } from "@livery/gateway/provider/demoGames.ts";
import { cspHash } from "@livery/pack/contentHash.ts";
import { OWN_FONT } from "../gallery/ownPage.ts";
import { baccaratBoard } from "./baccaratBoard.ts";
import { gameCss } from "./gameCss.ts";
import { lotteryBoard } from "./lotteryBoard.ts";
import { slotBoard } from "./slotBoard.ts";

/** What a game's page has of its own. */
export interface GameBoard {
  readonly css: string;
  /** What is above the panel with the balance. */
  readonly html: string;
  /** The faces of the buttons beside the stake. */
  readonly less: string;
  readonly more: string;
}

const boards: Readonly<Record<DemoGameId, GameBoard>> = {
  slot: slotBoard,
  baccarat: baccaratBoard,
  lottery: lotteryBoard,
};

/** Sites of this machine may frame a game. */
const FRAMED_BY = "http://localhost:* http://*.localhost:* http://127.0.0.1:*";

/** The page of a game; its script fills in the texts in the language of its address. */
export function gamePage(game: DemoGameId): Response {
  const style = gameCss + boards[game].css;
  const csp = [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `style-src 'self' ${cspHash(style)}`,
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${FRAMED_BY}`,
  ].join("; ");
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": csp,
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(htmlOf(game, style), { headers });
}

function htmlOf(game: DemoGameId, style: string): string {
  const { html, less, more } = boards[game];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${game}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${OWN_FONT}">
<style>${style}</style>
<script type="module" src="/client/${game}.ts"></script>
</head>
<body>
<main>
<header><h1 id="name">…</h1><p id="demo"></p></header>
${html}
<p id="said" role="status"></p>
<div class="panel">
<dl><dt id="balance-label"></dt><dd id="balance">…</dd></dl>
<div class="stake"><button type="button" id="less">${less}</button><dl><dt id="stake-label"></dt><dd id="stake" aria-live="polite">…</dd></dl><button type="button" id="more">${more}</button></div>
<button type="button" id="play" disabled></button>
<dl><dt id="win-label"></dt><dd id="win">…</dd></dl>
</div>
<div class="notes">
<details><summary id="pays-label"></summary><p id="rules"></p><table id="pays"></table></details>
<details><summary id="fair-label"></summary><p id="fair-text"></p>
<label><span id="seed-label"></span><input id="seed" maxlength="64" autocomplete="off" spellcheck="false"></label>
<dl class="proof"><dt id="commit-label"></dt><dd id="commit"></dd><dt id="last-label"></dt><dd id="last">–</dd></dl>
</details>
</div>
</main>
</body>
</html>
`;
}
