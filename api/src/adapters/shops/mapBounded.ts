import pLimit from 'p-limit';

const CONCURRENCY = 5;

/** Maps with limited concurrency; results are in the order of the inputs, and what waits when one fails is not asked. */
export async function mapBounded<T, R>(questions: T[], ask: (question: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(CONCURRENCY);
  try {
    return await limit.map(questions, ask);
  } finally {
    limit.clearQueue();
  }
}
