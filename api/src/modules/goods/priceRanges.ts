/** Where ranges of prices begin, in fen; the last has no end. The same for everybody, so that addresses can be shared. */
export const PRICE_BOUNDS = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;

/** The range of a number from 1 on, both ends included. */
export function priceRange(at: number): { minPrice: number; maxPrice: number | null } {
  const next = PRICE_BOUNDS[at];
  return { minPrice: PRICE_BOUNDS[at - 1] ?? 0, maxPrice: next === undefined ? null : next - 1 };
}
