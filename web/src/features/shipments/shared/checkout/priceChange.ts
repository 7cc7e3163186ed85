interface Priced {
  /** Fen. */
  totalFee: number;
}

/** The total before, where it is another than now. */
export function priceChange(before: Priced | null, now: Priced): { totalBefore?: number } {
  return before && before.totalFee !== now.totalFee ? { totalBefore: before.totalFee } : {};
}
