import fc from 'fast-check';
import { expect, it } from 'vitest';
import { promisedShipAt } from '../../api/src/modules/couriers/workDays.ts';
import { shanghaiIso } from '../../api/src/shared/clock.ts';
import { WEEK } from '../../web/src/lib/courier.ts';
import {
  promiseWords,
  type ShipCalendar,
  shipPromise,
  warehouseCutoffText,
} from '../../web/src/shop/shipPromise.ts';

const time = fc.constantFrom('09:30', '15:00', '16:00', '17:30', '18:00', '19:30');
const calendar = fc.record({
  weekdays: fc.subarray([...WEEK]),
  restDates: fc.subarray(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']),
  cutoff: time,
});
/** The same as the api has it. */
const calendarOfApi = ({ weekdays, cutoff, restDates }: ShipCalendar) => ({
  workDays: ['SUNDAY', ...WEEK.slice(0, 6)]
    .map((day) => (day === 'SUNDAY' || weekdays.some((works) => works === day) ? '1' : '0'))
    .join(''),
  sundayRest: !weekdays.includes('SUNDAY'),
  restDates: [...restDates],
  cutoffTime: cutoff,
});

it('the pages promise the day and the cut-off that the order is given', () => {
  fc.assert(
    fc.property(
      calendar,
      calendar,
      fc.date({
        min: new Date('2026-11-19T16:00:00Z'),
        max: new Date('2026-11-26T16:00:00Z'),
        noInvalidDate: true,
      }),
      (warehouse, courier, at) => {
        const shown = shipPromise([warehouse, courier], at.getTime());
        const paid = shanghaiIso(at);
        const promised = promisedShipAt([warehouse, courier].map(calendarOfApi), at);
        const given = promised && shanghaiIso(promised);
        const isToday = given?.slice(0, 10) === paid.slice(0, 10);
        expect(isToday).toBe(!shown.restsToday && paid.slice(11, 16) < shown.cutoff);
        if (given) expect(given.slice(11, 16)).toBe(shown.cutoff);
      },
    ),
  );
});

const every = { weekdays: WEEK, restDates: [] };
const FRIDAY = Date.parse('2026-11-20T12:00:00+08:00');

it('the earlier cut-off is said, and the days on which either rests', () => {
  const warehouse = { ...every, weekdays: WEEK.filter((day) => day !== 'SATURDAY'), cutoff: '16:00' };
  const courier = { ...every, weekdays: WEEK.slice(0, 6), cutoff: '18:00' };
  expect(promiseWords([warehouse, courier], FRIDAY)).toBe('16:00 前付款当日发出 · 周六、周日休息');
  expect(promiseWords([courier], FRIDAY)).toBe('18:00 前付款当日发出 · 周日休息');
  expect(promiseWords([{ ...warehouse, restDates: ['2026-11-20'] }, courier], FRIDAY)).toBe(
    '今日休息，顺延发出',
  );
});

it('a warehouse without a courier says all times that may hold', () => {
  const offer = (cutoff: string, enabled = true) => ({ enabled, courier: { cutoff } });
  const said = (...couriers: ReturnType<typeof offer>[]) =>
    warehouseCutoffText({ cutoff: '16:00', couriers });
  expect([
    said(),
    said(offer('18:00'), offer('17:00')),
    said(offer('15:00'), offer('18:00')),
    said(offer('15:00', false), offer('18:00')),
  ]).toEqual([
    '16:00 前付款当日发出',
    '16:00 前付款当日发出',
    '15:00 至 16:00 前付款当日发出，以所选快递为准',
    '16:00 前付款当日发出',
  ]);
});
