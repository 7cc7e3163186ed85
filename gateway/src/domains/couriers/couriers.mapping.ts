import type { ValueOf } from '../../rest/enums.ts';

/** Used by couriers and warehouses. */
export const serviceStatus = { ACTIVE: 1, DISABLED: 2, PAUSED: 3 } as const;
export type ServiceStatus = ValueOf<typeof serviceStatus>;

/** As the flags of `workDays` count them. */
export const weekday = {
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
  SUNDAY: 0,
} as const;
export type Weekday = ValueOf<typeof weekday>;

const WEEK = Object.values(weekday);
/** Of Sunday the flags cannot say that it is free. */
const SUNDAY_FLAG = '1';

/** REST's form of a week, of couriers and warehouses. */
interface WeekFlags {
  /** Seven, Sunday first. */
  workDays: string;
  sundayRest: boolean;
}

/** Monday first. */
export function weekdaysOf({ workDays, sundayRest }: WeekFlags): Weekday[] {
  return WEEK.filter((day) => (day === weekday.SUNDAY ? !sundayRest : workDays[day] === '1'));
}

export function weekFlagsOf(weekdays: readonly Weekday[]): WeekFlags {
  const flags = WEEK.filter((day) => day !== weekday.SUNDAY).map((day) =>
    weekdays.includes(day) ? '1' : '0',
  );
  return {
    workDays: `${SUNDAY_FLAG}${flags.join('')}`,
    sundayRest: !weekdays.includes(weekday.SUNDAY),
  };
}
