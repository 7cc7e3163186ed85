import { shanghaiMoment } from '../../shared/clock.ts';

export type Quarter = { from: Date; to: Date; dueOn: string };

const MONTHS = 3;

/** A quarter such as 2026Q4 in Shanghai; it is reported within the month after it. */
export function quarterOf(text: string): Quarter {
  const [year = 0, number = 0] = text.split('Q').map(Number);
  const first = (number - 1) * MONTHS;
  return {
    from: shanghaiMoment(dayOf(year, first, 1), 0),
    to: shanghaiMoment(dayOf(year, first + MONTHS, 1), 0),
    dueOn: dayOf(year, first + MONTHS + 1, 0),
  };
}

/** Months from 0, also beyond the year's; day 0 is the last of the month before. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
