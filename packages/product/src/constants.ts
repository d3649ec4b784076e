interface ConstantRow {
  readonly id: string;
  readonly value: number;
  readonly unit: "seconds" | "minutes" | "milliseconds" | "pixels" | "entries" | "characters" | "age in years";
  readonly minimum: number;
  readonly maximum: number;
  readonly title: string;
  readonly description: string;
  /** The row of the ledger that the value comes from. */
  readonly ledger: string;
}

/** Limits and times that a brand may set; what has no row here is the same for every brand (BR-050). */
export const constants = [
  {
    id: "chunkLoadTimeout",
    value: 120,
    unit: "seconds",
    minimum: 5,
    maximum: 600,
    title: "Time to load a page's code",
    description: "After this time without an answer the page offers to try again.",
    ledger: "CN-002",
  },
  {
    id: "withdrawalAutoReceive",
    value: 30,
    unit: "minutes",
    minimum: 1,
    maximum: 10_080,
    title: "Automatic receipt of a withdrawal",
    description: "A paid withdrawal counts as received after this time; the platform's own value wins.",
    ledger: "CN-017",
  },
  {
    id: "gameListPageSize",
    value: 24,
    unit: "entries",
    minimum: 6,
    maximum: 120,
    title: "Games asked for at once",
    description: "How many games one request for a game list asks for.",
    ledger: "CN-020",
  },
  {
    id: "menuGridFirstPageSize",
    value: 21,
    unit: "entries",
    minimum: 6,
    maximum: 120,
    title: "Games of a menu grid's first page",
    description: "How many games a menu grid shows before it is scrolled.",
    ledger: "CN-021",
  },
  {
    id: "menuGridNextPageSize",
    value: 18,
    unit: "entries",
    minimum: 6,
    maximum: 120,
    title: "Games of a menu grid's later pages",
    description: "How many games a menu grid adds at each scroll to its end.",
    ledger: "CN-022",
  },
  {
    id: "noticePageSize",
    value: 9,
    unit: "entries",
    minimum: 3,
    maximum: 60,
    title: "Notices on a page",
    description: "How many notices one page of the notices list shows.",
    ledger: "CN-036",
  },
  {
    id: "qrCodeSize",
    value: 125,
    unit: "pixels",
    minimum: 96,
    maximum: 512,
    title: "QR code",
    description: "Edge of the QR codes for the app download.",
    ledger: "CN-039",
  },
  {
    id: "supportPopupWidth",
    value: 440,
    unit: "pixels",
    minimum: 320,
    maximum: 1200,
    title: "Width of the support window",
    description: "Width of the window that customer service opens in.",
    ledger: "CN-040",
  },
  {
    id: "supportPopupHeight",
    value: 500,
    unit: "pixels",
    minimum: 320,
    maximum: 1200,
    title: "Height of the support window",
    description: "Height of the window that customer service opens in; the specification's other reading is 750.",
    ledger: "CN-040",
  },
] as const satisfies readonly ConstantRow[];

export type ConstantId = (typeof constants)[number]["id"];
