export const at = '2026-11-21T10:00:00+08:00';

/** Days on which nothing moved. */
export function days(count: number) {
  return Array.from({ length: count }, () => ({ date: '2026-11-21', moneyIn: 0, moneyOut: 0, balance: 466 }));
}
