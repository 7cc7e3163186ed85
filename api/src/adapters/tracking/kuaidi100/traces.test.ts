import { describe, expect, it } from 'vitest';
import { trackedIn } from './traces.ts';

const NOW = new Date('2026-01-03T00:00:00Z');
const at = (time: string, more: object = {}) => ({ time, ftime: time, context: `在 ${time}`, ...more });

describe('a result of Kuaidi100', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
    ['5', 5],
    ['6', 6],
    ['7', 7],
    ['8', 8],
    ['10', 10],
    ['11', 11],
    ['12', 12],
    ['13', 13],
    ['14', 14],
    [3, 3],
    ['101', null],
    ['102', null],
    ['103', 1],
    ['1001', 0],
    ['1002', 0],
    ['1003', 0],
    ['501', 5],
    ['301', 3],
    ['304', 3],
    ['401', 4],
    ['206', 2],
    ['', null],
    ['9', null],
    ['15', null],
    ['901', null],
    ['-1', null],
    ['31', null],
    [null, null],
  ])('with the state %j maps to %j, like a trace', (input, state) => {
    const data = [at('2026-01-02 03:04:05', { statusCode: input })];
    expect(trackedIn({ state: input, data }, NOW)).toEqual({
      state,
      traces: [{ at: new Date('2026-01-01T19:04:05Z'), text: '在 2026-01-02 03:04:05', state }],
    });
  });

  it('has its newest trace first and keeps the order within a second', () => {
    const data = [
      at('2026-01-02 03:00:00'),
      at('2026-01-02 04:00:00', { context: '后' }),
      at('2026-01-02 04:00:00', { context: '先' }),
      at('2026-01-01 09:00:00'),
    ];
    const { traces } = trackedIn({ state: '0', data }, NOW);
    expect(traces.map(({ text }) => text)).toEqual([
      '后',
      '先',
      '在 2026-01-02 03:00:00',
      '在 2026-01-01 09:00:00',
    ]);
  });

  it('is empty without traces', () => {
    expect(trackedIn({ state: '3', data: [] }, NOW)).toEqual({ state: null, traces: [] });
    expect(trackedIn({ state: '3', data: null }, NOW)).toEqual({ state: null, traces: [] });
  });

  it.each([
    ['without words', { context: ' \n' }],
    ['without a time', { time: '', ftime: '' }],
    ['of a time that is none', { time: '昨天', ftime: '0000-00-00 00:00:00' }],
    ['of another day to come', { time: '2026-01-04 08:00:01', ftime: '2026-01-04 08:00:01' }],
  ])('omits a trace %s', (_what, more) => {
    expect(trackedIn({ data: [at('2026-01-02 03:04:05', more), null, 'x'] }, NOW).traces).toEqual([]);
  });

  it('truncates texts and removes control characters', () => {
    const data = [at('2026-01-02 03:04:05', { context: `\u0000到达\n${'站'.repeat(600)}` })];
    expect(trackedIn({ data }, NOW).traces[0]?.text).toBe(`到达 ${'站'.repeat(497)}`);
  });

  it('is limited to 500 traces', () => {
    const data = Array.from({ length: 600 }, () => at('2026-01-02 03:04:05'));
    expect(trackedIn({ data }, NOW).traces).toHaveLength(500);
  });
});
