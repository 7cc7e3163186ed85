import type { Backfill } from './backfill.ts';

const AT_ONCE = 500;

/** What was said of orders before their goods had reviews. A closed account's words went with it. */
export const orderReviews: Backfill = {
  name: 'orderReviews',
  after: '0045_reviews',
  async batch(client, last) {
    const { rows } = await client.query<{ last: number | null }>(
      `WITH batch AS (SELECT * FROM orders WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}), added AS (
         INSERT INTO review (order_id, good_id, account_id, seller_id, score, text, sku_name, created_at)
         SELECT o.id, g.good_id, o.account_id, o.seller_id, o.review_score,
                CASE WHEN a.status = 4 THEN '' ELSE o.review_text END, g.sku_name, o.reviewed_at
           FROM batch o JOIN account a ON a.id = o.account_id CROSS JOIN LATERAL reviewed_goods(o.id) g
          WHERE o.review_score IS NOT NULL AND o.reviewed_at IS NOT NULL ORDER BY g.good_id, o.id
             ON CONFLICT DO NOTHING)
       SELECT max(id)::float8 AS last FROM batch`,
      [last],
    );
    return rows[0]?.last ?? null;
  },
};
