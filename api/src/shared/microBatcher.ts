import { Refusal } from './refusal.ts';

/** A request beyond this many waiting ones is refused as UNAVAILABLE. */
const MAX_QUEUE = 1_000;

interface Job<Request, Answer> {
  request: Request;
  keys: readonly string[];
  answer: PromiseWithResolvers<Answer>;
}

interface MicroBatcherOptions<Request, Answer> {
  /** What the work on a request needs exclusively, such as rows of the database. */
  keysOf: (request: Request) => readonly string[];
  /** Runs requests that share keys. The keys are free once it resolves; the answers may take longer. */
  run: (requests: Request[]) => Promise<Promise<Answer>[]>;
  /** Requests in one run. */
  maxBatch: number;
  /** Runs at once. */
  maxRuns: number;
}

/**
 * Batches requests that would wait for each other: for the same rows, or for one of the runs that may be under way at once.
 * A request that waits for neither runs immediately, alone; none overtakes an earlier one for the same key.
 */
export function microBatcher<Request, Answer>({
  keysOf,
  run,
  maxBatch,
  maxRuns,
}: MicroBatcherOptions<Request, Answer>) {
  const busy = new Set<string>();
  let running = 0;
  let waiting: Job<Request, Answer>[] = [];

  /** The jobs that can run now, as many as one run takes. */
  function takeBatch(): Job<Request, Answer>[] {
    const batch: Job<Request, Answer>[] = [];
    const reserved = new Set<string>();
    const rest: Job<Request, Answer>[] = [];
    for (const job of waiting) {
      const free = job.keys.every((key) => !busy.has(key) && !reserved.has(key));
      if (free && batch.length < maxBatch) {
        batch.push(job);
      } else {
        rest.push(job);
        for (const key of job.keys) reserved.add(key);
      }
    }
    waiting = rest;
    return batch;
  }

  async function runBatch(batch: Job<Request, Answer>[]): Promise<void> {
    const held = new Set(batch.flatMap(({ keys }) => keys));
    for (const key of held) busy.add(key);
    running += 1;
    const failed = (error: unknown) => batch.map(() => Promise.reject(error));
    const answers = await run(batch.map(({ request }) => request)).catch(failed);
    batch.forEach(({ answer }, at) => {
      answer.resolve(answers[at] ?? Promise.reject(new Error('a request without an answer')));
    });
    for (const key of held) busy.delete(key);
    running -= 1;
    runReady();
  }

  function runReady(): void {
    while (running < maxRuns) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      void runBatch(batch);
    }
  }

  return (request: Request): Promise<Answer> => {
    if (waiting.length >= MAX_QUEUE) throw new Refusal('UNAVAILABLE');
    const answer = Promise.withResolvers<Answer>();
    waiting.push({ request, keys: keysOf(request), answer });
    runReady();
    return answer.promise;
  };
}
