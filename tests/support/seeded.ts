/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Chance = {
  /** A whole number below `count`. */
  below(count: number): number;
  one<T>(of: readonly T[]): T;
  /** True once in so many times. */
  onceIn(times: number): boolean;
};

export function chance(seed: number): Chance {
  const next = seeded(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    one: <T>(of: readonly T[]) => of[below(of.length)] as T,
    onceIn: (times) => below(times) === 0,
  };
}
