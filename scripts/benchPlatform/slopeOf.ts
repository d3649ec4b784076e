/** A quantity at a moment. */
export interface Sample {
  /** Minutes since some beginning. */
  readonly at: number;
  readonly value: number;
}

/** How much a quantity grows a minute: the line with the least squares through its samples. NaN for fewer than two. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const together = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.value - value), 0);
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  return together / spread;
}
