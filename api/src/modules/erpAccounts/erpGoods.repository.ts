import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { erpGoodStates, goodsStatus } from '../../shared/statuses.ts';

const { waiting, taken, failed } = erpGoodStates;

/** What an ERP is given of goods `g`: of combinations on sale that are articles of their own, and no bundles. */
const SPECS = sql`(
  SELECT json_agg(json_build_object('articleNo', k.merchant_code, 'name', k.name, 'price', k.supply_price, 'weight', k.weight,
                    'picture', k.pic) ORDER BY k.sort, k.id)
    FROM sku k WHERE k.good_id = g.id AND k.deleted_at IS NULL AND k.status = 1 AND k.part_count = 0)`;
const PICTURE = sql`coalesce(g.pics->>0, '')`;
const CONTENT_HASH = sql`md5(g.name || ' ' || ${PICTURE} || ' ' || coalesce(${SPECS}::text, ''))`;

/** Whether goods `g` differ from what the ERP of `e` has taken of them. Without an edit of them nothing is compared. */
export const GOOD_CHANGED = sql`(e.state = ${literal(taken)} AND g.version IS DISTINCT FROM e.good_version
  AND e.content_hash <> ${CONTENT_HASH})`;

/** Goods on sale of a supplier that an account's ERP has not, or as they were before. */
export const unpushedGoods = (accountId: number, sellerId: number): SQL => sql`
  FROM goods g LEFT JOIN erp_good e ON e.account_id = ${accountId} AND e.good_id = g.id
 WHERE g.seller_id = ${sellerId} AND g.deleted_at IS NULL AND g.status = ${literal(goodsStatus.onSale)}
   AND (e.good_id IS NULL OR e.state = ${literal(failed)} OR ${GOOD_CHANGED})`;

/** Goods that are to be put into an ERP. */
export type DueGood = {
  goodId: number;
  goodsNo: string;
  goodVersion: number;
  name: string;
  picture: string;
  specs: { articleNo: string; name: string; price: number; weight: number; picture: string }[];
  contentHash: string;
  attempts: number;
  dueAt: string;
};

/** Puts all of a supplier's goods in that the ERP has not, or as they were before. */
export async function pushUnpushed(tx: Queryable, accountId: number, sellerId: number): Promise<void> {
  await tx.execute(
    put(sql`SELECT ${accountId}::bigint, g.id, now() ${unpushedGoods(accountId, sellerId)} ORDER BY g.id`),
  );
}

/** Puts goods in, whatever was before; false where one of them is not the supplier's, and then nothing is. */
export async function pushNamed(
  tx: Queryable,
  accountId: number,
  sellerId: number,
  goodIds: readonly number[],
): Promise<boolean> {
  const own = sql`FROM goods g WHERE g.id = ANY (${`{${goodIds.join()}}`}::bigint[]) AND g.seller_id = ${sellerId} AND g.deleted_at IS NULL`;
  const { rowCount } = await tx.execute(sql`SELECT g.id ${own}`);
  if (rowCount !== goodIds.length) return false;
  await tx.execute(put(sql`SELECT ${accountId}::bigint, g.id, now() ${own} ORDER BY g.id`));
  return true;
}

const put = (chosen: SQL): SQL => sql`
  INSERT INTO erp_good (account_id, good_id, due_at) ${chosen}
  ON CONFLICT (account_id, good_id) DO UPDATE SET state = ${literal(waiting)}, msg = '', attempts = 0, due_at = excluded.due_at`;

/** Tries all goods of an account again that were not taken. */
export async function retryErpGoods(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE erp_good SET state = ${literal(waiting)}, msg = '', attempts = 0, due_at = now()
     WHERE account_id = ${accountId} AND state = ${literal(failed)}`);
}

/** What another company has is not known to this one. */
export async function forgetErpGoods(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`DELETE FROM erp_good WHERE account_id = ${accountId}`);
}

/** The next that are to be put in; who works on the account has claimed it. Goods that were removed are let go. */
export async function dueGoods(db: Queryable, accountId: number, limit: number): Promise<DueGood[]> {
  await db.execute(sql`
    DELETE FROM erp_good e USING goods g
     WHERE e.account_id = ${accountId} AND e.due_at <= now() AND g.id = e.good_id AND g.deleted_at IS NOT NULL`);
  const { rows } = await db.execute<DueGood>(sql`
    SELECT g.id AS "goodId", g.goods_no AS "goodsNo", g.version AS "goodVersion", g.name, ${PICTURE} AS picture,
           coalesce(${SPECS}, '[]') AS specs, ${CONTENT_HASH} AS "contentHash", e.attempts, e.due_at::text AS "dueAt"
      FROM erp_good e JOIN goods g ON g.id = e.good_id
     WHERE e.account_id = ${accountId} AND e.due_at <= now() ORDER BY e.due_at, e.good_id LIMIT ${literal(limit)}`);
  return rows;
}

/** What became of goods that were due. What a person has put in anew meanwhile stays due. */
export async function settleErpGoods(
  db: Queryable,
  accountId: number,
  settled: readonly { good: DueGood; msg: string; pauseSeconds?: number | null }[],
): Promise<void> {
  const rows = settled.map(
    ({ good: { goodId, dueAt, contentHash, goodVersion }, msg, pauseSeconds = null }) => ({
      ...{ goodId, dueAt, contentHash, goodVersion, msg, pauseSeconds },
      state: msg === '' ? taken : pauseSeconds === null ? failed : waiting,
    }),
  );
  await db.execute(sql`
    UPDATE erp_good e SET state = x.state, msg = x.msg, due_at = now() + make_interval(secs => x."pauseSeconds"),
           attempts = CASE WHEN x.state = ${literal(waiting)} THEN e.attempts + 1 ELSE 0 END,
           content_hash = CASE WHEN x.state = ${literal(taken)} THEN x."contentHash" ELSE e.content_hash END,
           good_version = CASE WHEN x.state = ${literal(taken)} THEN x."goodVersion" ELSE e.good_version END,
           pushed_at = CASE WHEN x.state = ${literal(taken)} THEN now() ELSE e.pushed_at END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS x ("goodId" bigint, "dueAt" timestamptz, "contentHash" text, "goodVersion" integer, msg text, "pauseSeconds" integer, state smallint)
     WHERE e.account_id = ${accountId} AND e.good_id = x."goodId" AND e.due_at = x."dueAt"`);
}
