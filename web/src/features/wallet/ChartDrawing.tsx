import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './WalletChart.module.css';
import { axisText, CHART, chartOf, type Day } from './walletChart.ts';

interface Props {
  days: readonly Day[];
  /** What the drawing says, read aloud. */
  label: string;
  pointed: Day | null;
  onPoint: (day: Day | null) => void;
}

/** Bars up for what came in, full, and down for what went out, hatched: told apart without colours. */
export function ChartDrawing({ days, label, pointed, onPoint }: Props) {
  const hatch = useId();
  const { bars, lines, zeroY } = chartOf(days);
  const { width, height, left, right, top, bottom } = CHART;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onMouseLeave={() => onPoint(null)}
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v5" className={styles.hatch} />
        </pattern>
      </defs>
      {lines.map(({ y, fen }) => (
        <g key={y}>
          <path
            d={`M${left} ${y}H${width - right}`}
            className={cx(styles.line, y === zeroY && styles.zero)}
          />
          <text x={left - 8} y={y + 4} textAnchor="end" className={styles.tick}>
            {axisText(fen)}
          </text>
        </g>
      ))}
      {bars.map((bar) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only shows what the numbers below say as well
        <g key={bar.day.date} onMouseEnter={() => onPoint(bar.day)}>
          <rect
            x={bar.x}
            y={top}
            width={bar.width}
            height={height - top - bottom}
            className={cx(styles.band, pointed?.date === bar.day.date && styles.bandPointed)}
          />
          <rect x={bar.barX} width={bar.barWidth} {...bar.in} className={styles.in} />
          <rect
            x={bar.barX}
            width={bar.barWidth}
            {...bar.out}
            className={styles.out}
            fill={`url(#${hatch})`}
          />
          {bar.isNamed && (
            <text x={bar.x + bar.width / 2} y={height - 6} textAnchor="middle" className={styles.tick}>
              {bar.day.date.slice('yyyy-'.length)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
