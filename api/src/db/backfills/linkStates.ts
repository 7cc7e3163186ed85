import type { Backfill } from './backfill.ts';

const AT_ONCE = 500;

/** How far the links of what shops sell can be used, as `link_state_of` says it. */
export const linkStates: Backfill = {
  name: 'linkStates',
  after: '0109_link_states',
  async batch(client, last) {
    const { rows } = await client.query<{ id: number }>(
      `SELECT id::float8 AS id FROM shop_sku WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE`,
      [last],
    );
    await client.query(
      `UPDATE shop_sku k SET link_state = l.state
         FROM (SELECT s.id, (
                 SELECT CASE WHEN NOT EXISTS (SELECT FROM shop_good_item i WHERE i.shop_good_id = m.id) THEN 3
                             WHEN m.remote_sku_id <> '' AND m.agreed_texts <> '{}' AND s.sku_text <> ALL (m.agreed_texts) THEN 2 ELSE 1 END
                   FROM shop_good m
                  WHERE m.shop_id = s.shop_id AND m.remote_good_id = s.remote_good_id AND m.remote_sku_id IN (s.remote_sku_id, '')
                  ORDER BY m.remote_sku_id DESC LIMIT 1) AS state
                 FROM shop_sku s WHERE s.id = ANY ($1::bigint[])) l
        WHERE k.id = l.id AND l.state IS NOT NULL`,
      [rows.map(({ id }) => id)],
    );
    return rows.at(-1)?.id ?? null;
  },
};
