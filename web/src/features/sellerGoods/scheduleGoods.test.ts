import { expect, it } from 'vitest';
import { scheduleText as text } from './schedule.text.ts';
import { scheduleProblem } from './scheduleGoods.ts';

const now = Date.parse('2026-11-28T10:00:00+08:00');

it.each([
  ['', '', null],
  ['2026-11-28T10:01', '2026-11-29T10:00', null],
  ['2026-11-28T09:59', '', text.past],
  ['', '2027-12-28T10:00', text.past],
  ['tomorrow', '', text.past],
  ['2026-11-29T10:00', '2026-11-29T10:00', text.same],
])('on at “%s” and off at “%s”: %s', (onAt, offAt, says) => {
  expect(scheduleProblem({ onAt, offAt }, now)).toBe(says);
});
