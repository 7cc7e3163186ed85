/** One page of a list, with the cursor of the next; null on the last. */
export type Page<Row> = { list: readonly Row[]; nextCursor?: string | null };

/** Reads a list to its end: no row twice and none left out, whatever comes in meanwhile. */
export async function* rowsOf<Row>(
  load: (cursor: string | null) => Promise<Page<Row>>,
): AsyncGenerator<Row, void> {
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await load(cursor);
    yield* page.list;
    cursor = page.nextCursor ?? null;
  } while (cursor !== null);
}
