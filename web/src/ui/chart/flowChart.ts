/** A place along the chart: what goes up from the line and what goes down, in fen. */
export interface FlowPoint {
  key: string;
  /** Stands below when there is room. */
  axis: string;
  up: number;
  down: number;
}

/** The drawing's ground, in its own units. */
export const CHART = { width: 1120, height: 148, left: 64, right: 8, top: 8, bottom: 24 } as const;

const FEN_PER_YUAN = 100;
const LINES_PER_SIDE = 3;
const LEAST_SIDE = 0.15;
const THINNEST = 2;
const MAX_LABELS = 7;

interface Bar {
  y: number;
  height: number;
}

/** A point's place: the whole band, which takes the pointer, and in its middle a bar up and one down. */
interface FlowBar {
  point: FlowPoint;
  x: number;
  width: number;
  barX: number;
  barWidth: number;
  up: Bar;
  down: Bar;
  /** Its words stand below; of few, so that there is room. */
  isNamed: boolean;
}

interface Chart {
  bars: FlowBar[];
  /** Lines across, with the fen that they stand for, above the zero and below. */
  lines: { y: number; fen: number }[];
  zeroY: number;
}

/** The smallest of 1, 2, 5, 10, 20 … yuan that is not below `fen`. */
export function niceStep(fen: number): number {
  let power = FEN_PER_YUAN;
  while (power * 10 < fen) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= fen) ?? power * 10;
}

/** Bars up and down from one line, both on the same scale. */
export function flowChart(points: readonly FlowPoint[]): Chart {
  const { width, height, left, right, top, bottom } = CHART;
  const mostUp = Math.max(0, ...points.map(({ up }) => up));
  const mostDown = Math.max(0, ...points.map(({ down }) => down));
  const up = reachOf(mostUp, mostDown);
  const down = reachOf(mostDown, mostUp);
  const room = height - top - bottom;
  const heightOf = (fen: number) => (fen * room) / Math.max(1, up + down);
  const barOf = (fen: number) => (fen > 0 ? Math.max(heightOf(fen), THINNEST) : 0);
  const zeroY = top + heightOf(up);
  const band = (width - left - right) / Math.max(1, points.length);
  const namedEach = Math.max(1, Math.ceil(points.length / MAX_LABELS));
  const bars = points.map((point, at): FlowBar => {
    const upHeight = barOf(point.up);
    const x = left + at * band;
    return {
      ...{ point, x, width: band, barX: x + band * 0.2, barWidth: band * 0.6 },
      up: { y: zeroY - upHeight, height: upHeight },
      down: { y: zeroY, height: barOf(point.down) },
      isNamed: (points.length - 1 - at) % namedEach === 0,
    };
  });
  const step = niceStep(Math.max(mostUp, mostDown) / LINES_PER_SIDE);
  const above = Math.floor(up / step);
  const below = Math.floor(down / step);
  const lines = Array.from({ length: above + below + 1 }, (_, at) => {
    const fen = (above - at) * step;
    return { y: zeroY - heightOf(fen), fen: Math.abs(fen) };
  });
  return { bars, lines, zeroY };
}

/** How far a side reaches, in fen: beside a large other side far enough to be seen. */
function reachOf(own: number, other: number): number {
  return own > 0 ? Math.max(own, other * LEAST_SIDE) : 0;
}

/** A whole number of yuan, short enough for an axis: ¥500, ¥1.5万. */
export function axisText(fen: number): string {
  const yuan = fen / FEN_PER_YUAN;
  return yuan >= 10_000 ? `¥${yuan / 10_000}万` : `¥${yuan}`;
}
