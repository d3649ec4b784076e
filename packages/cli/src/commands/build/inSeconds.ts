/** A text with the time since `started`, in milliseconds of `performance.now()`. */
export const inSeconds = (text: string, started: number): string =>
  `${text} in ${((performance.now() - started) / 1000).toFixed(1)} s`;
