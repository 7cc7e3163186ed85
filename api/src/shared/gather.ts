import { Refusal } from './refusal.ts';

/** One that waits longer than so many others is told at once that the service is busy. */
const QUEUE = 1_000;

interface Job<Wish, Answer> {
  wish: Wish;
  keys: readonly string[];
  answer: PromiseWithResolvers<Answer>;
}

interface Gathering<Wish, Answer> {
  /** What the work on a wish needs for itself, such as rows of the database. */
  keysOf: (wish: Wish) => readonly string[];
  /** Does the work of wishes that share keys. Others may have the keys once it is done; the answers may take longer. */
  run: (wishes: Wish[]) => Promise<Promise<Answer>[]>;
  /** Wishes in one run. */
  most: number;
}

/**
 * Work that would wait for the same rows waits here and then goes together. What needs rows that nobody holds goes at
 * once, alone; nobody overtakes who asked earlier for the same row.
 */
export function gather<Wish, Answer>({ keysOf, run, most }: Gathering<Wish, Answer>) {
  const busy = new Set<string>();
  let waiting: Job<Wish, Answer>[] = [];

  // The first that can go, with those behind it that share a key.
  function takeGroup(): Job<Wish, Answer>[] {
    const group: Job<Wish, Answer>[] = [];
    const keys = new Set<string>();
    const wanted = new Set<string>();
    const left: Job<Wish, Answer>[] = [];
    for (const job of waiting) {
      const free = job.keys.every((key) => !busy.has(key) && !wanted.has(key));
      const joins = group.length === 0 || job.keys.some((key) => keys.has(key));
      if (free && joins && group.length < most) {
        group.push(job);
        for (const key of job.keys) keys.add(key);
      } else {
        left.push(job);
        for (const key of job.keys) wanted.add(key);
      }
    }
    waiting = left;
    return group;
  }

  async function go(group: Job<Wish, Answer>[]): Promise<void> {
    const held = new Set(group.flatMap(({ keys }) => keys));
    for (const key of held) busy.add(key);
    const failed = (error: unknown) => group.map(() => Promise.reject(error));
    const answers = await run(group.map(({ wish }) => wish)).catch(failed);
    group.forEach(({ answer }, at) => {
      answer.resolve(answers[at] ?? Promise.reject(new Error('a wish without an answer')));
    });
    for (const key of held) busy.delete(key);
    goOn();
  }

  function goOn(): void {
    for (let group = takeGroup(); group.length > 0; group = takeGroup()) void go(group);
  }

  return (wish: Wish): Promise<Answer> => {
    if (waiting.length >= QUEUE) throw new Refusal('UNAVAILABLE');
    const answer = Promise.withResolvers<Answer>();
    waiting.push({ wish, keys: keysOf(wish), answer });
    goOn();
    return answer.promise;
  };
}
