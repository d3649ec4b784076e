import type { RegulatorMark } from "@livery/product/complianceDuties.ts";

const draw = (shape: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#111" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shape}</svg>\n`;

/** The artwork of the regulator marks. It is the same in every brand (CO-011). */
export const markPictures: Readonly<Record<RegulatorMark, string>> = {
  limits: draw(`<path d="M4 17a9 9 0 1 1 16 0"/><path d="m12 14 4-5"/><circle cx="12" cy="14" r="1"/>`),
  selfTest: draw(
    `<rect x="5" y="4" width="14" height="17" rx="2"/><path d="M9 4V3h6v1"/><path d="m8.5 12.5 2.5 2.5 4.5-5"/>`,
  ),
  selfExclusion: draw(`<circle cx="12" cy="12" r="9"/><path d="m5.8 5.8 12.4 12.4"/>`),
};
