// Generated from the web fonts by `npm run gen`. Do not edit.

/** The weights at which widths were measured. */
export const measuredWeights = [300, 400, 500, 600, 700, 800, 900] as const;

/** Metrics of the web fonts in thousandths of an em; `latin` are the mean widths of English text at the weights. */
export const fontMetrics = {
  "noto-sans-kr": { ascent: 1160, descent: 288, lineGap: 0, latin: [449, 465, 477, 484, 492, 500, 508], hangul: 920 },
  "noto-serif-kr": { ascent: 1151, descent: 286, lineGap: 0, latin: [496, 496, 496, 496, 510, 510, 510], hangul: 966 },
  "playfair-display": { ascent: 1082, descent: 251, lineGap: 0, latin: [450, 450, 453, 456, 459, 462, 465] },
  archivo: {
    ascent: 878,
    descent: 210,
    lineGap: 0,
    latin: [426, 434, 441, 450, 466, 490, 523],
    narrow: [335, 342, 350, 358, 368, 383, 405],
    wide: [544, 557, 569, 582, 595, 614, 640],
  },
  "ibm-plex-sans-kr": {
    ascent: 1085,
    descent: 415,
    lineGap: 0,
    latin: [447, 447, 447, 463, 469, 469, 469],
    hangul: 892,
  },
  fredoka: { ascent: 974, descent: 236, lineGap: 0, latin: [451, 452, 453, 454, 455, 455, 455] },
  jua: { ascent: 800, descent: 200, lineGap: 250, latin: [445, 445, 445, 445, 445, 445, 445], hangul: 830 },
  oxanium: { ascent: 790, descent: 210, lineGap: 250, latin: [457, 461, 466, 471, 476, 484, 484] },
  "do-hyeon": { ascent: 800, descent: 200, lineGap: 250, latin: [423, 423, 423, 423, 423, 423, 423], hangul: 768 },
  cormorant: { ascent: 924, descent: 287, lineGap: 0, latin: [388, 389, 391, 392, 394, 394, 394] },
  "gowun-batang": { ascent: 1160, descent: 288, lineGap: 0, latin: [441, 441, 441, 456, 456, 456, 456], hangul: 910 },
} as const;
