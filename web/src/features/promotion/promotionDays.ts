import type { ListPromotionDaysQuery } from '../../graphql/generated/graphql.ts';

export type PromotionDay = ListPromotionDaysQuery['promotionDays'][number];

/** The sums over the days, and the first of those on which most was earned; null where nothing was. */
export function sumsOf(days: readonly PromotionDay[]) {
  const sum = (of: (day: PromotionDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const top = days.reduce<PromotionDay | null>(
    (best, day) => (best && best.profit >= day.profit ? best : day),
    null,
  );
  return {
    profit: sum(({ profit }) => profit),
    invited: sum(({ invited }) => invited),
    parcels: sum(({ parcels }) => parcels),
    best: top && top.profit > 0 ? top : null,
  };
}
