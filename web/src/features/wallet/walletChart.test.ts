import { describe, expect, it } from 'vitest';
import { axisText, CHART, chartOf, type Day, highlightsOf, niceStep } from './walletChart.ts';

const day = (date: string, moneyIn: number, moneyOut: number): Day => ({
  ...{ date, moneyIn, moneyOut, balance: 0 },
});
const floor = CHART.height - CHART.bottom;

it.each([
  [1, 100],
  [100, 100],
  [101, 200],
  [45_000, 50_000],
  [50_001, 100_000],
  [1_200_000, 2_000_000],
])('the step for %i fen is %i', (fen, step) => {
  expect(niceStep(fen)).toBe(step);
});

it.each([
  [0, '¥0'],
  [50_000, '¥500'],
  [500_000, '¥5000'],
  [1_500_000, '¥1.5万'],
])('%i fen stand on the axis as %s', (fen, words) => {
  expect(axisText(fen)).toBe(words);
});

describe('the chart', () => {
  const days = [day('2026-11-19', 10_000, 0), day('2026-11-20', 0, 5_000), day('2026-11-21', 0, 0)];

  it('draws what came in upwards and what went out downwards, on one scale', () => {
    const { bars, lines, zeroY } = chartOf(days);
    expect(zeroY).toBe(CHART.top + (floor - CHART.top) * (2 / 3));
    expect(lines.map(({ fen }) => fen)).toEqual([10_000, 5_000, 0, 5_000]);
    expect(bars.map((bar) => [bar.in.y, bar.out.y + bar.out.height].map(Math.round))).toEqual([
      [CHART.top, Math.round(zeroY)],
      [Math.round(zeroY), floor],
      [Math.round(zeroY), Math.round(zeroY)],
    ]);
  });

  it('shows little beside much, and leaves no room for a direction in which nothing moved', () => {
    const { bars, lines, zeroY } = chartOf([day('2026-11-21', 500_000, 1)]);
    expect([floor - zeroY > 12, bars[0]?.out.height]).toEqual([true, 2]);
    expect(lines.map(({ fen }) => fen)).toEqual([400_000, 200_000, 0]);
    const out = chartOf([day('2026-11-21', 0, 700)]);
    expect([out.zeroY, out.lines.map(({ fen }) => fen)]).toEqual([CHART.top, [0, 500]]);
  });

  it('names every fifth day, counted from the last', () => {
    const month = Array.from({ length: 30 }, (_, at) => day(`2026-11-${at + 1}`, 1, 1));
    const named = chartOf(month).bars.filter(({ isNamed }) => isNamed);
    expect(named.map((bar) => bar.day.date.slice(8))).toEqual(['5', '10', '15', '20', '25', '30']);
  });

  it('tells the sums and the days with most, and none where nothing moved', () => {
    expect(highlightsOf(days)).toEqual({
      ...{ sumIn: 10_000, sumOut: 5_000, mostIn: days[0], mostOut: days[1] },
    });
    expect(highlightsOf([day('2026-11-21', 0, 0)])).toEqual({
      ...{ sumIn: 0, sumOut: 0, mostIn: null, mostOut: null },
    });
  });
});
