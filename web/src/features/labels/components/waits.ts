/** How long a component may take, in milliseconds. */
export interface Waits {
  /** Until it listens. */
  connect: number;
  /** Until it answers a question. */
  answer: number;
  /** Until a task has come out of the printer. */
  print: number;
  /** Before it is looked for again, by how often it was missed in a row; null: no more. */
  again: (misses: number) => number | null;
}

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const MAX_MISSES = 12;

export const WAITS: Waits = {
  connect: 2_000,
  answer: 8_000,
  print: 60_000,
  again: (misses) => (misses < MAX_MISSES ? Math.min(FIRST_MS * 2 ** misses, LONGEST_MS) : null),
};
