/** The position of a bar or point as shares of the chart: 0 to 1 from the left and from the top. */
export interface ChartMark {
  readonly x: number;
  readonly width: number;
  /** The upper end of the bar. */
  readonly top: number;
  readonly height: number;
  /** The height of the value itself: the end of the bar that is not on the zero line. */
  readonly y: number;
}

export interface ChartShape {
  readonly marks: readonly ChartMark[];
  /** The zero line's distance from the top. */
  readonly zero: number;
}

/** Places values between the lowest and the highest, always including zero. All zero: a flat line at the bottom. */
export function chartShape(values: readonly number[]): ChartShape {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest || 1;
  const share = (value: number) => (highest - value) / span;
  const zero = highest === lowest ? 1 : share(0);
  const width = 1 / Math.max(1, values.length);
  const marks = values.map((value, index) => {
    const y = highest === lowest ? 1 : share(value);
    return { x: index * width, width, top: Math.min(y, zero), height: Math.abs(y - zero), y };
  });
  return { marks, zero };
}
