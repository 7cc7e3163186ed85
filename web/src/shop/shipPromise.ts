import type { Weekday } from '../graphql/generated/graphql.ts';
import { restDays, restsOn, WEEK } from '../lib/courier.ts';
import { courierText } from './courier.text.ts';
import { shipPromiseText as text } from './shipPromise.text.ts';

/** When a warehouse or a courier works. */
export interface ShipCalendar {
  weekdays: readonly Weekday[];
  /** Days such as `2026-11-21`. */
  restDates: readonly string[];
  /** `16:00` */
  cutoff: string;
}

interface Warehouse {
  cutoff: string;
  couriers: readonly { enabled: boolean; courier: { cutoff: string } }[];
}

/**
 * What is promised of a warehouse together with a courier, as the api promises it of an order: a day counts when both
 * work, and the earlier cut-off holds. `cutoff` is '16:00', `restDays` days of the week, Monday first.
 */
export function shipPromise(calendars: readonly ShipCalendar[], now: number) {
  const resting = new Set(calendars.flatMap((calendar) => restDays(calendar)));
  return {
    cutoff: calendars.map((calendar) => calendar.cutoff).toSorted()[0] ?? '',
    restDays: WEEK.filter((day) => resting.has(day)),
    restsToday: calendars.some((calendar) => restsOn(calendar, now)),
  };
}

/** The same in words, such as '16:00 前付款当日发出 · 周日休息'. */
export function promiseWords(calendars: readonly ShipCalendar[], now: number): string {
  const { cutoff, restDays: days, restsToday } = shipPromise(calendars, now);
  if (restsToday) return text.restsToday;
  const rest = days.map((day) => courierText.weekdays[day]).join('、');
  return [text.cutoff(cutoff), rest && text.resting(rest)].filter(Boolean).join(' · ');
}

/** Until when to pay for a warehouse whose courier is not chosen yet: one time, or from the earliest to the latest. */
export function warehouseCutoffText({ cutoff, couriers }: Warehouse): string {
  const offered = couriers.filter(({ enabled }) => enabled).map(({ courier }) => courier.cutoff);
  const times = (offered.length > 0 ? offered : [cutoff])
    .map((time) => (time < cutoff ? time : cutoff))
    .toSorted();
  const [first = cutoff, last = first] = [times[0], times.at(-1)];
  return first === last ? text.cutoff(first) : text.cutoffByCourier(first, last);
}
