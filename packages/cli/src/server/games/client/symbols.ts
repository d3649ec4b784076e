import type { SymbolId } from "@livery/gateway/provider/slotRules.ts";

/** The drawings of the symbols, in a box of 64 by 64. */
const drawings: Readonly<Record<SymbolId, string>> = {
  tiger: `<path fill="#f59e2d" d="M10 12l12 4h20l12-4-2 16c2 16-8 28-20 28S10 44 12 28z"/><path fill="#fff3dc" d="M22 40c0 8 4 12 10 12s10-4 10-12l-6-4h-8z"/><path stroke="#2a1600" stroke-width="3" fill="none" stroke-linecap="round" d="M32 16v8M26 17l2 6M38 17l-2 6M12 34l7 2M52 34l-7 2M28 46q4 3 8 0"/><circle cx="24" cy="31" r="3.2" fill="#2a1600"/><circle cx="40" cy="31" r="3.2" fill="#2a1600"/><path fill="#2a1600" d="M28 38h8l-4 5z"/>`,
  crown: `<path fill="#ffd257" d="M8 20l12 12 12-20 12 20 12-12-5 30H13z"/><path fill="#c9860f" d="M13 50h38v6H13z"/><circle cx="32" cy="38" r="4" fill="#e5484d"/><circle cx="20" cy="42" r="3" fill="#49c6e5"/><circle cx="44" cy="42" r="3" fill="#49c6e5"/>`,
  seven: `<path fill="#ff4d5e" stroke="#fff" stroke-width="3" stroke-linejoin="round" d="M14 10h38v9L34 56H21l16-34H14z"/>`,
  lantern: `<path stroke="#f2c14e" stroke-width="4" d="M32 4v8M32 52v8"/><ellipse cx="32" cy="32" rx="22" ry="19" fill="#e5484d"/><path fill="none" stroke="#ffb3a8" stroke-width="2.5" d="M32 13c-16 10-16 28 0 38M32 13c16 10 16 28 0 38M32 13v38"/><path fill="#f2c14e" d="M22 10h20v5H22zM22 49h20v5H22z"/>`,
  lotus: `<path fill="#ff9ecb" d="M32 10c10 12 10 26 0 38-10-12-10-26 0-38z"/><path fill="#f472b6" d="M8 24c14 2 22 12 24 26C18 50 8 40 8 24zM56 24c-14 2-22 12-24 26 14 0 24-10 24-26z"/><path fill="#5eead4" d="M12 52h40q-20 8-40 0z"/>`,
  coin: `<circle cx="32" cy="32" r="24" fill="#f2c14e"/><circle cx="32" cy="32" r="18" fill="none" stroke="#b47a0b" stroke-width="3"/><path fill="#7a4f05" d="M25 25h14v14H25z"/>`,
  bell: `<path fill="#ffd257" d="M32 8c12 0 17 9 17 20 0 10 3 14 7 18H8c4-4 7-8 7-18C15 17 20 8 32 8z"/><path fill="#c9860f" d="M8 46h48v5H8z"/><circle cx="32" cy="55" r="5" fill="#f2c14e"/>`,
  moon: `<path fill="#c7d2fe" d="M40 8a25 25 0 1 0 16 36A20 20 0 0 1 40 8z"/><path fill="#fff" d="M50 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>`,
};

/** A symbol as SVG; the drawings are constants of this file. */
export function drawSymbol(symbol: SymbolId): string {
  return `<svg viewBox="0 0 64 64" aria-hidden="true">${drawings[symbol]}</svg>`;
}
