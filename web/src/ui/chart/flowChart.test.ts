import { describe, expect, it } from 'vitest';
import { axisText, CHART, type FlowPoint, flowChart, niceStep } from './flowChart.ts';

const day = (date: string, up: number, down: number): FlowPoint => ({
  ...{ key: date, axis: date.slice(8), up, down },
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

  it('draws both directions on one scale', () => {
    const { bars, lines, zeroY } = flowChart(days);
    expect(zeroY).toBe(CHART.top + (floor - CHART.top) * (2 / 3));
    expect(lines.map(({ fen }) => fen)).toEqual([10_000, 5_000, 0, 5_000]);
    expect(bars.map((bar) => [bar.up.y, bar.down.y + bar.down.height].map(Math.round))).toEqual([
      [CHART.top, Math.round(zeroY)],
      [Math.round(zeroY), floor],
      [Math.round(zeroY), Math.round(zeroY)],
    ]);
  });

  it('shows little beside much, and leaves no room for a direction in which nothing moved', () => {
    const { bars, lines, zeroY } = flowChart([day('2026-11-21', 500_000, 1)]);
    expect([floor - zeroY > 12, bars[0]?.down.height]).toEqual([true, 2]);
    expect(lines.map(({ fen }) => fen)).toEqual([400_000, 200_000, 0]);
    const out = flowChart([day('2026-11-21', 0, 700)]);
    expect([out.zeroY, out.lines.map(({ fen }) => fen)]).toEqual([CHART.top, [0, 500]]);
  });

  it('names few, counted from the last', () => {
    const month = Array.from({ length: 30 }, (_, at) => day(`2026-11-${at + 1}`, 1, 1));
    const named = flowChart(month).bars.filter(({ isNamed }) => isNamed);
    expect(named.map((bar) => bar.point.axis)).toEqual(['5', '10', '15', '20', '25', '30']);
  });
});
