import * as css from "./Chart.css.ts";
import { type ChartMark, chartShape } from "./chartShape.ts";

export interface ChartProps {
  readonly kind: "bars" | "line";
  readonly title: string;
  /** Describes the picture in a sentence: "Profit per day; highest on 12 November: 30,000". */
  readonly summary: string;
  readonly points: readonly {
    /** The point's label on the axis: a day, an hour. */
    readonly label: string;
    readonly value: number;
    /** The value as formatted text. */
    readonly text: string;
  }[];
  /** The label of the control that shows the same values as a table. */
  readonly tableLabel: string;
}

/** A small chart of a few dozen values over time, with a table as an alternative. */
export function Chart({ kind, title, summary, points, tableLabel }: ChartProps) {
  const { marks, zero } = chartShape(points.map(({ value }) => value));
  return (
    <figure className={css.chart}>
      <figcaption className={css.title}>{title}</figcaption>
      <svg
        className={css.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {kind === "bars" ? (
          marks.map((mark, index) => (
            <rect
              key={points[index]?.label}
              className={css.bar}
              data-loss={(points[index]?.value ?? 0) < 0 || undefined}
              x={(mark.x + mark.width * GAP) * WIDTH}
              width={mark.width * (1 - 2 * GAP) * WIDTH}
              y={mark.top * HEIGHT}
              height={mark.height * HEIGHT}
            />
          ))
        ) : (
          <polyline className={css.line} points={marks.map(pointOf).join(" ")} />
        )}
        <line className={css.zero} x1={0} x2={WIDTH} y1={zero * HEIGHT} y2={zero * HEIGHT} />
      </svg>
      <div className={css.ends} aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 && points.at(-1)?.label}</span>
      </div>
      <details className={css.values}>
        <summary className={css.toggle}>{tableLabel}</summary>
        <table className={css.table}>
          <caption hidden>{title}</caption>
          <tbody>
            {points.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row" className={css.cell}>
                  {label}
                </th>
                <td className={css.figure}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Units of the drawing, which stretches to the size of its container. */
const WIDTH = 300;
const HEIGHT = 100;
/** The gap at each side of a bar, as a share of the bar's slot. */
const GAP = 0.15;

const pointOf = ({ x, width, y }: ChartMark) => `${(x + width / 2) * WIDTH},${y * HEIGHT}`;
