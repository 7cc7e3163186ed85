import { useId } from 'react';
import { cx } from '../base/cx.ts';
import styles from './FlowDrawing.module.css';
import { axisText, CHART, type FlowPoint, flowChart } from './flowChart.ts';

interface Props {
  points: readonly FlowPoint[];
  /** What the drawing says, read aloud. */
  label: string;
  /** Key of the point that is looked at. */
  pointed: string | null;
  onPoint: (key: string | null) => void;
}

/** Bars up, full, and down, hatched: told apart without colours. */
export function FlowDrawing({ points, label, pointed, onPoint }: Props) {
  const hatch = useId();
  const { bars, lines, zeroY } = flowChart(points);
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
        <g key={bar.point.key} onMouseEnter={() => onPoint(bar.point.key)}>
          <rect
            x={bar.x}
            y={top}
            width={bar.width}
            height={height - top - bottom}
            className={cx(styles.band, pointed === bar.point.key && styles.bandPointed)}
          />
          <rect x={bar.barX} width={bar.barWidth} {...bar.up} className={styles.up} />
          <rect
            x={bar.barX}
            width={bar.barWidth}
            {...bar.down}
            className={styles.down}
            fill={`url(#${hatch})`}
          />
          {bar.isNamed && (
            <text x={bar.x + bar.width / 2} y={height - 6} textAnchor="middle" className={styles.tick}>
              {bar.point.axis}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
