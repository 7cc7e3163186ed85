import type { WalletDaysQuery } from '../../graphql/generated/graphql.ts';

export type Day = WalletDaysQuery['walletDays'][number];

/** The drawing's ground, in its own units. */
export const CHART = { width: 1120, height: 148, left: 64, right: 8, top: 8, bottom: 24 } as const;

const FEN_PER_YUAN = 100;
const LINES_PER_SIDE = 3;
const LEAST_SIDE = 0.15;
const THINNEST = 2;

interface Bar {
  y: number;
  height: number;
}

/** A day's place: the whole band, which takes the pointer, and in its middle what came in above and what went out below. */
interface DayBar {
  day: Day;
  x: number;
  width: number;
  barX: number;
  barWidth: number;
  in: Bar;
  out: Bar;
  /** Its date stands below; of every fifth day, so that there is room. */
  isNamed: boolean;
}

interface Chart {
  bars: DayBar[];
  /** Lines across, with the fen that they stand for: above the zero what came in, below what went out. */
  lines: { y: number; fen: number }[];
  zeroY: number;
}

/** The smallest of 1, 2, 5, 10, 20 … yuan that is not below `fen`. */
export function niceStep(fen: number): number {
  let power = FEN_PER_YUAN;
  while (power * 10 < fen) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= fen) ?? power * 10;
}

/** What came in and went out on each day, as bars up and down from one line, both on the same scale. */
export function chartOf(days: readonly Day[]): Chart {
  const { width, height, left, right, top, bottom } = CHART;
  const mostIn = Math.max(0, ...days.map(({ moneyIn }) => moneyIn));
  const mostOut = Math.max(0, ...days.map(({ moneyOut }) => moneyOut));
  const up = reachOf(mostIn, mostOut);
  const down = reachOf(mostOut, mostIn);
  const room = height - top - bottom;
  const heightOf = (fen: number) => (fen * room) / Math.max(1, up + down);
  const barOf = (fen: number) => (fen > 0 ? Math.max(heightOf(fen), THINNEST) : 0);
  const zeroY = top + heightOf(up);
  const band = (width - left - right) / Math.max(1, days.length);
  const bars = days.map((day, at): DayBar => {
    const inHeight = barOf(day.moneyIn);
    const x = left + at * band;
    return {
      ...{ day, x, width: band, barX: x + band * 0.2, barWidth: band * 0.6 },
      in: { y: zeroY - inHeight, height: inHeight },
      out: { y: zeroY, height: barOf(day.moneyOut) },
      isNamed: (days.length - 1 - at) % 5 === 0,
    };
  });
  const step = niceStep(Math.max(mostIn, mostOut) / LINES_PER_SIDE);
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

/** The sums over the days, and the days on which most came in and went out; null where nothing did. */
export function highlightsOf(days: readonly Day[]) {
  const most = (of: (day: Day) => number): Day | null => {
    const top = days.reduce<Day | null>((best, day) => (best && of(best) >= of(day) ? best : day), null);
    return top && of(top) > 0 ? top : null;
  };
  return {
    sumIn: days.reduce((sum, { moneyIn }) => sum + moneyIn, 0),
    sumOut: days.reduce((sum, { moneyOut }) => sum + moneyOut, 0),
    mostIn: most(({ moneyIn }) => moneyIn),
    mostOut: most(({ moneyOut }) => moneyOut),
  };
}
