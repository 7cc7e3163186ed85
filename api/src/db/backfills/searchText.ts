import { searchTextOf } from '../../shared/searchText.ts';
import type { Backfill } from './backfill.ts';

const AT_ONCE = 100;

const searchTextOfTable = (name: string, table: string): Backfill => ({
  name,
  after: '0013_events_without_key',
  async batch(client, last) {
    const { rows } = await client.query<{ id: number; name: string }>(
      `SELECT id::float8 AS id, name FROM ${table} WHERE id > $1 AND search_text = '' ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE`,
      [last],
    );
    const texts = rows.map((row) => searchTextOf(row.name));
    await client.query(
      `UPDATE ${table} t SET search_text = s.text FROM unnest($1::bigint[], $2::text[]) s (id, text) WHERE t.id = s.id`,
      [rows.map(({ id }) => id), texts],
    );
    return rows.at(-1)?.id ?? null;
  },
});

export const goodsSearchText = searchTextOfTable('goodsSearchText', 'goods');
export const warehouseSearchText = searchTextOfTable('warehouseSearchText', 'warehouse');
