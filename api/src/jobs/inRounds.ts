/**
 * Runs a sweep until it is done: round after round of at most `size` rows, each a transaction of its own, until one finds
 * fewer. Ends before that once `stop` is aborted; the round that runs is finished. A round that throws ends the run.
 * @param round returns how many rows it found; none of them may be found again because it was left as it was
 * @returns how many rows all rounds found
 */
export async function inRounds(
  size: number,
  stop: AbortSignal | undefined,
  round: () => Promise<number>,
): Promise<number> {
  for (let found = 0; ; ) {
    const some = await round();
    found += some;
    if (some < size || stop?.aborted) return found;
  }
}

/**
 * The same for rows that may stay as they are: each round goes on behind the last row of the one before, so that none is
 * found twice. Rows are worked on one after the other; one that throws ends the run.
 * @param find returns at most `size` rows, in an order of their own, behind `last`
 */
export async function eachInRounds<Row>(
  size: number,
  stop: AbortSignal | undefined,
  find: (last: Row | undefined) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  let last: Row | undefined;
  await inRounds(size, stop, async () => {
    const rows = await find(last);
    for (const row of rows) {
      if (stop?.aborted) break;
      await work(row);
    }
    last = rows.at(-1);
    return rows.length;
  });
}

/** The same, but one that throws does not block the others: the first failure is thrown once all were worked on. */
export async function eachApartInRounds<Row>(
  size: number,
  stop: AbortSignal | undefined,
  find: (last: Row | undefined) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  await eachInRounds(size, stop, find, (row) => work(row).catch((error: unknown) => failures.push(error)));
  if (failures.length > 0) throw failures[0];
}
