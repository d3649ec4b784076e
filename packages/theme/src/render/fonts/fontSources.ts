import type { FontFamilyId } from "../../fontPairs.ts";

/** How the characters of a source become files. */
type Division = "latin" | "latin-more" | "korean" | "titles" | "letters";

/** One face of a font. Paths begin with the package's name. */
export interface FaceSource {
  readonly family: string;
  /** Names the face in the names of its files, if a family has several. */
  readonly label?: string;
  /** The weights that use the face, from and to included. */
  readonly weights: readonly [from: number, to: number];
  readonly style?: "normal" | "italic";
  /** The widths that use the face, in percent. */
  readonly widths?: readonly [from: number, to: number];
  /** What is read for each division: one file, or the slices of a variable font. */
  readonly parts: readonly { readonly division: Division; readonly paths: readonly string[] }[];
  /** Axes that are limited, to a value or a range. */
  readonly axes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** A second family with only the letters of this face. */
  readonly lettersAs?: string;
}

/** Numbers of the slices that Korean fonts on Google Fonts have. */
const sliceNumbers = Array.from({ length: 120 }, (_, index) => index);

function variable(id: FontFamilyId, file = "wght-normal"): Record<"latin" | "ext" | "slices", readonly string[]> {
  const path = (slice: string | number) => `@fontsource-variable/${id}/files/${id}-${slice}-${file}.woff2`;
  return { latin: [path("latin")], ext: [path("latin-ext")], slices: sliceNumbers.map(path) };
}

function latinFace(id: FontFamilyId, family: string, file?: string): Omit<FaceSource, "weights"> {
  const { latin, ext } = variable(id, file);
  return {
    family,
    parts: [
      { division: "latin", paths: latin },
      { division: "latin-more", paths: [...latin, ...ext] },
    ],
  };
}

function koreanFace(id: FontFamilyId, family: string, division: "korean" | "titles"): Omit<FaceSource, "weights"> {
  const { latin, ext, slices } = variable(id);
  return {
    family,
    parts: [
      { division: "latin", paths: latin },
      { division: "latin-more", paths: [...latin, ...ext] },
      { division, paths: slices },
    ],
  };
}

/** A weight of a font that has no axis; `hasExt`: with a file of rare Latin letters. */
function staticFace(
  id: FontFamilyId,
  family: string,
  weight: number,
  division: "korean" | "titles",
  hasExt = true,
): FaceSource {
  const path = (slice: string) => `@fontsource/${id}/files/${id}-${slice}-${weight}-normal.woff2`;
  return {
    family,
    label: String(weight),
    weights: [weight, weight],
    parts: [
      { division: "latin", paths: [path("latin")] },
      { division: "latin-more", paths: [path("latin"), ...(hasExt ? [path("latin-ext")] : [])] },
      { division, paths: [path("korean")] },
    ],
  };
}

/**
 * The faces of every family, with the weights that styles use. Noto Sans KR keeps its axis, because the styles of one
 * page use five weights of it. Titles use one or two weights of Noto Serif KR, whose axis doubles every file: each cut
 * serves a range of weights. Playfair Display and Cormorant have old-style figures, so titles use only their letters.
 */
export const fontSources: Readonly<Record<FontFamilyId, readonly FaceSource[]>> = {
  "noto-sans-kr": [{ ...koreanFace("noto-sans-kr", "Noto Sans KR Variable", "korean"), weights: [100, 900] }],
  "noto-serif-kr": (
    [
      { weight: 500, weights: [1, 649] },
      { weight: 700, weights: [650, 1000] },
    ] as const
  ).map(({ weight, weights }) => ({
    ...koreanFace("noto-serif-kr", "Noto Serif KR Variable", "titles"),
    label: String(weight),
    weights,
    axes: { wght: weight },
  })),
  "playfair-display": [
    {
      ...latinFace("playfair-display", "Playfair Display Variable"),
      weights: [400, 900],
      lettersAs: "Playfair Letters",
    },
    {
      family: "Playfair Letters",
      label: "italic",
      weights: [400, 900],
      style: "italic",
      parts: [{ division: "letters", paths: variable("playfair-display", "wght-italic").latin }],
    },
  ],
  archivo: [
    {
      ...latinFace("archivo", "Archivo Variable", "wdth-normal"),
      weights: [300, 900],
      widths: [75, 125],
      axes: { wght: { min: 300, max: 900 }, wdth: { min: 75, max: 125 } },
    },
  ],
  "ibm-plex-sans-kr": [400, 600, 700].map((weight) =>
    staticFace("ibm-plex-sans-kr", "IBM Plex Sans KR", weight, "korean"),
  ),
  fredoka: [{ ...latinFace("fredoka", "Fredoka Variable"), weights: [300, 700] }],
  jua: [staticFace("jua", "Jua", 400, "titles", false)],
  oxanium: [{ ...latinFace("oxanium", "Oxanium Variable"), weights: [200, 800] }],
  "do-hyeon": [staticFace("do-hyeon", "Do Hyeon", 400, "titles", false)],
  cormorant: (["normal", "italic"] as const).map((style) => ({
    family: "Cormorant Letters",
    label: style,
    weights: [300, 700],
    style,
    parts: [{ division: "letters", paths: variable("cormorant", `wght-${style}`).latin }],
  })),
  "gowun-batang": [400, 700].map((weight) => staticFace("gowun-batang", "Gowun Batang", weight, "titles")),
};
