/** Which half of the open word lists a corpus draws from: the held corpus uses no street, estate or given name of the development corpus. */
export type Half = 'dev' | 'held';

export type Random = {
  /** A number from 0, below 1. */
  next(): number;
  /** A whole number between the two, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** One of a closed list: label words, units, surnames. */
  pick<T>(list: readonly T[]): T;
  /** One of an open list: only the half that belongs to this corpus is drawn from. */
  word<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** So many digits; the first one is never 0. */
  digits(count: number): string;
};

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32: 32-bit integer arithmetic alone, so that every machine draws the same numbers. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function at<T>(list: readonly T[], index: number): T {
  if (index >= list.length) throw new RangeError('nothing to draw from');
  return list[index] as T;
}

/** A random source that gives the same draws for the same seed. */
export function createRandom(seed: string, half: Half = 'dev'): Random {
  const next = mulberry32(hash(seed));
  const below = (count: number) => Math.floor(next() * count);
  const random: Random = {
    next,
    int: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, below(list.length)),
    word(list) {
      if (list.length < 2) return at(list, 0);
      const offset = half === 'dev' ? 0 : 1;
      return at(list, 2 * below(Math.floor((list.length - offset + 1) / 2)) + offset);
    },
    shuffle(list) {
      const shuffled = [...list];
      for (let i = shuffled.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [shuffled[i], shuffled[j]] = [at(shuffled, j), at(shuffled, i)];
      }
      return shuffled;
    },
    digits(count) {
      let text = String(1 + below(9));
      while (text.length < count) text += String(below(10));
      return text;
    },
  };
  return random;
}
