/** Decimals by ISO 4217. `Intl` says how people write a currency, which differs: it writes rupiah without sen. */
export const currencyDecimals = {
  KRW: 0,
  USD: 2,
  CNY: 2,
  EUR: 2,
  IDR: 2,
  JPY: 0,
  KWD: 3,
  MYR: 2,
  PHP: 2,
  THB: 2,
  VND: 0,
} as const;
