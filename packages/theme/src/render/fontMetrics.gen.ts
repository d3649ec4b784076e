// Generated from the web fonts by `npm run gen`. Do not edit.

/** Metrics of the web fonts in thousandths of an em; `latin` is the mean width of English text. */
export const fontMetrics = {
  "noto-sans-kr": { ascent: 1160, descent: 288, lineGap: 0, latin: 438, hangul: 920 },
  "noto-serif-kr": { ascent: 1151, descent: 286, lineGap: 0, latin: 481, hangul: 966 },
  "playfair-display": { ascent: 1082, descent: 251, lineGap: 0, latin: 450 },
  archivo: { ascent: 878, descent: 210, lineGap: 0, latin: 450 },
  "ibm-plex-sans-kr": { ascent: 1085, descent: 415, lineGap: 0, latin: 447, hangul: 892 },
  fredoka: { ascent: 974, descent: 236, lineGap: 0, latin: 451 },
  jua: { ascent: 800, descent: 200, lineGap: 250, latin: 445, hangul: 830 },
  oxanium: { ascent: 790, descent: 210, lineGap: 250, latin: 452 },
  "do-hyeon": { ascent: 800, descent: 200, lineGap: 250, latin: 423, hangul: 768 },
  cormorant: { ascent: 924, descent: 287, lineGap: 0, latin: 388 },
  "gowun-batang": { ascent: 1160, descent: 288, lineGap: 0, latin: 441, hangul: 910 },
} as const;
