import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Chart, ChartState } from './chart.ts';
import { machineOf, pathsOf } from './index.ts';

const charts = globSync('clients/machines/charts/*.json')
  .sort()
  .map((file): Chart => JSON.parse(readFileSync(file, 'utf8')));

/** Where a chart can rest, by dotted names. */
function resting(states: Record<string, ChartState>, path = '', isOver = false): string[] {
  return Object.entries(states).flatMap(([name, { states: inner, always = [], onDone, type }]) => {
    if (inner) return resting(inner, `${path}${name}.`, onDone !== undefined);
    const isLeft = always.some(({ guard }) => guard === undefined) || (isOver && type === 'final');
    return isLeft ? [] : [`${path}${name}`];
  });
}

describe('the charts of the web app', () => {
  it('are taken by XState, and their paths reach every state where a flow can rest', () => {
    const left = charts.flatMap((chart) => {
      const paths = pathsOf(chart, { covering: 'states' });
      const seen = new Set(
        paths.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ states }) => states)),
      );
      return resting(chart.states ?? {}).flatMap((state) => (seen.has(state) ? [] : `${chart.id}: ${state}`));
    });
    expect([charts.length > 50, left]).toEqual([true, []]);
  });
});

describe('a chart', () => {
  const chart = charts.find(({ id }) => id === 'codeCountdown') as Chart;

  it('is run by XState with guards that hold as events say', () => {
    const actor = createActor(machineOf(chart), { input: { holds: [] } }).start();
    const seen = [actor.getSnapshot().value];
    for (const holds of [['isIncomplete'], []]) {
      actor.send({ type: 'code.request', holds });
      seen.push(actor.getSnapshot().value);
    }
    expect(seen).toEqual([{ ready: 'idle' }, { ready: 'refused' }, 'sending']);
    expect(createActor(machineOf(chart), { input: { holds: ['isWaiting'] } }).getSnapshot().value).toBe(
      'waiting',
    );
  });

  it('has paths that take each transition, with what has to hold and what a view asks', () => {
    const paths = pathsOf(chart);
    const steps = paths.flatMap((path) => path.steps);
    expect(new Set(steps.map(({ event, holds }) => [event, ...holds].join(' ')))).toEqual(
      new Set([
        ...['code.request', 'code.request isIncomplete', 'sendCode done', 'sendCode done wasRefused'],
        ...['sendCode failed', 'after untilResend'],
      ]),
    );
    expect(steps.find(({ states }) => states[0] === 'sending')?.tags).toEqual(['busy']);
    expect(paths.map(({ start }) => start.states)).toContainEqual(['waiting']);
    expect(new Set(paths.map(({ title }) => title)).size).toBe(paths.length);
  });

  it('that is larger than the limit is refused', () => {
    expect(() => pathsOf(chart, { limit: 3 })).toThrow(/limit/i);
  });
});
