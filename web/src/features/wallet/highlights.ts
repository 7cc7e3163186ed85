import type { ListWalletDaysQuery } from '../../graphql/generated/graphql.ts';

export type Day = ListWalletDaysQuery['walletDays'][number];

/** The sums over the days, and the days on which most came in and went out; null where nothing did. */
export function highlightsOf(days: readonly Day[]) {
  const most = (of: (day: Day) => number): Day | null => {
    const top = days.reduce<Day | null>((best, day) => (best && of(best) >= of(day) ? best : day), null);
    return top && of(top) > 0 ? top : null;
  };
  return {
    sumIn: days.reduce((sum, { moneyIn }) => sum + moneyIn, 0),
    sumOut: days.reduce((sum, { moneyOut }) => sum + moneyOut, 0),
    mostIn: most(({ moneyIn }) => moneyIn),
    mostOut: most(({ moneyOut }) => moneyOut),
  };
}
