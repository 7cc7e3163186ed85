import { microBatcher } from '../shared/microBatcher.ts';
import type { Db } from './client.ts';

/** Requests of one query. */
const MAX_BATCH = 64;
/** Queries of one kind at once. */
const MAX_RUNS = 2;

/**
 * A read that many requests need at once. Alone it runs immediately; what comes in while two are under way goes together in
 * the next, which costs little more than one of them. `query` answers in the order of the requests.
 */
export function readTogether<Request, Answer>(query: (db: Db, requests: Request[]) => Promise<Answer[]>) {
  const readers = new WeakMap<Db, (request: Request) => Promise<Answer>>();

  async function only(db: Db, request: Request): Promise<Answer> {
    const [answer] = await query(db, [request]);
    return answer as Answer;
  }

  function readerOf(db: Db) {
    return microBatcher<Request, Answer>({
      keysOf: () => [],
      // A request that cannot be answered fails alone.
      run: (requests) =>
        query(db, requests).then(
          (answers) => answers.map((answer) => Promise.resolve(answer)),
          (error) =>
            requests.map((request) => (requests.length > 1 ? only(db, request) : Promise.reject(error))),
        ),
      maxBatch: MAX_BATCH,
      maxRuns: MAX_RUNS,
    });
  }

  return (db: Db, request: Request): Promise<Answer> => {
    const reader = readers.get(db) ?? readerOf(db);
    readers.set(db, reader);
    return reader(request);
  };
}
