// Generated from the web fonts by `npm run gen`. Do not edit.

/** Metrics of the web fonts in thousandths of an em; `latin` and `bold` are the mean widths of English text at the weights 400 and 700. */
export const fontMetrics = {
  "noto-sans-kr": { ascent: 1160, descent: 288, lineGap: 0, latin: 465, bold: 492, hangul: 920 },
  "noto-serif-kr": { ascent: 1151, descent: 286, lineGap: 0, latin: 489, bold: 510, hangul: 966 },
  "playfair-display": { ascent: 1082, descent: 251, lineGap: 0, latin: 450, bold: 459 },
  archivo: {
    ascent: 878,
    descent: 210,
    lineGap: 0,
    latin: 434,
    bold: 466,
    narrow: { latin: 342, bold: 368 },
    wide: { latin: 557, bold: 595 },
  },
  "ibm-plex-sans-kr": { ascent: 1085, descent: 415, lineGap: 0, latin: 447, bold: 469, hangul: 892 },
  fredoka: { ascent: 974, descent: 236, lineGap: 0, latin: 452, bold: 455 },
  jua: { ascent: 800, descent: 200, lineGap: 250, latin: 445, hangul: 830 },
  oxanium: { ascent: 790, descent: 210, lineGap: 250, latin: 461, bold: 476 },
  "do-hyeon": { ascent: 800, descent: 200, lineGap: 250, latin: 423, hangul: 768 },
  cormorant: { ascent: 924, descent: 287, lineGap: 0, latin: 389, bold: 394 },
  "gowun-batang": { ascent: 1160, descent: 288, lineGap: 0, latin: 441, bold: 456, hangul: 910 },
} as const;
