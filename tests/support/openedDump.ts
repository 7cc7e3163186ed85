import { SEALED_TABLES } from '../../api/src/db/sealed/sealedColumns.ts';
import type { TestApi } from './api.ts';
import { dumpOf } from './plantedPeople.ts';
import { testBox } from './sealed.ts';

/** Everything that the database holds for whoever has its key: the dump, and every sealed text of it opened. */
export async function openedDumpOf(api: TestApi): Promise<string> {
  const texts = [await dumpOf(api)];
  for (const { table, key, columns } of SEALED_TABLES) {
    if (table === 'print_key') continue;
    const rows = await api.query<Record<string, string | null>>(
      `SELECT ${[key, ...Object.keys(columns)].join(', ')} FROM ${table}`,
    );
    for (const row of rows)
      for (const [column, purpose] of Object.entries(columns)) {
        const sealed = row[column];
        if (sealed) texts.push(testBox.open(sealed, purpose ?? String(row[key])));
      }
  }
  return texts.join('\n');
}
