/** The classifications of live tables by which the lobby filters, in its order (L76, LB-101 … LB-116). */
export const liveClassifications = [
  "BAC",
  "SIC",
  "ROU",
  "DAT",
  "BJ",
  "HE",
  "MT",
  "TCP",
  "WZPJ",
  "SD",
  "FT",
  "NN",
  "YSX",
  "ZJH",
  "MJ",
] as const;
