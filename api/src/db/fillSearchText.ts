import { eq } from 'drizzle-orm';
import { searchTextOf } from '../shared/searchText.ts';
import type { Db } from './client.ts';
import { goods, warehouses } from './schema/index.ts';

/** Gives rows that were written before there was a column for it their search text. Does nothing when none is left. */
export async function fillSearchText(db: Db): Promise<void> {
  for (const table of [goods, warehouses]) {
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(eq(table.searchText, ''));
    for (const { id, name } of rows)
      await db
        .update(table)
        .set({ searchText: searchTextOf(name) })
        .where(eq(table.id, id));
  }
}
