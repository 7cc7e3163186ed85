import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { type Paging, windowOf } from '../../shared/paging.ts';
import type { ProblemDto, ProblemKind } from './problems.schemas.ts';

/** Where each kind of problem is found; all have the same columns. */
const SOURCES: Record<ProblemKind, (accountId: number) => SQL> = {
  autoOrder: (accountId) => sql`
    SELECT 'autoOrder' AS kind, s.id AS "of", s.synced_at AS at, s.remote_order_no AS title, s.problem_code AS "reasonCode",
           s.problem_text AS text, h.id AS "shopId", h.shop_name AS "shopName", s.id AS "shopOrderId", NULL::bigint AS "orderId",
           NULL::bigint AS "packageId"
      FROM shop_order s JOIN shop h ON h.id = s.shop_id
     WHERE h.account_id = ${accountId} AND h.status <> 5 AND s.problem_code <> '' AND s.import_status = 0`,
  output: (accountId) => sql`
    SELECT 'output', p.id, p.created_at, p.package_no, p.output_code, p.output_result, h.id, h.shop_name, NULL::bigint, p.order_id, p.id
      FROM order_package p LEFT JOIN shop h ON h.id = p.shop_id
     WHERE p.account_id = ${accountId} AND p.output_status = 4 AND p.status = 20`,
  autoSend: (accountId) => sql`
    SELECT 'autoSend', p.id, coalesce(p.shipped_at, p.created_at), p.package_no, p.auto_send_code, p.auto_send_result, h.id, h.shop_name,
           NULL::bigint, p.order_id, p.id
      FROM order_package p LEFT JOIN shop h ON h.id = p.shop_id
     WHERE p.account_id = ${accountId} AND p.auto_send_status IN (4, 5) AND p.status NOT IN (70, 80)`,
  shop: (accountId) => sql`
    SELECT 'shop', h.id, h.ends_at, h.shop_name, 'SHOP_EXPIRED',
           CASE WHEN h.status = 3 OR h.ends_at <= now() THEN '店铺授权已过期，请续期' ELSE '店铺授权即将到期，请续期' END,
           h.id, h.shop_name, NULL::bigint, NULL::bigint, NULL::bigint
      FROM (SELECT *, CASE WHEN refresh_token IS NULL THEN expires_at ELSE greatest(expires_at, refresh_expires_at) END AS ends_at
              FROM shop WHERE account_id = ${accountId} AND status IN (1, 3)) h
     WHERE h.status = 3 OR (h.ends_at < now() + interval '3 days' AND (h.refresh_token IS NULL OR h.refresh_expires_at IS NOT NULL))`,
};
const KINDS = Object.keys(SOURCES) as ProblemKind[];

type Row = Omit<ProblemDto, 'id' | 'at'> & { of: number; at: string };

/** A page of what needs the buyer, the newest first, with how much there is of each kind. */
export async function listProblems(db: Db, accountId: number, filter: Paging & { kind?: ProblemKind }) {
  const { page, pageSize, limit, offset } = windowOf(filter, 20);
  const sources = sql.join(
    KINDS.map((kind) => SOURCES[kind](accountId)),
    sql` UNION ALL `,
  );
  const wanted = filter.kind === undefined ? sql`true` : sql`kind = ${filter.kind}`;
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT * FROM (${sources}) problem WHERE ${wanted} ORDER BY at DESC, kind, "of" DESC LIMIT ${limit} OFFSET ${offset}`),
    db.execute<{ kind: ProblemKind; problems: number }>(sql`
      SELECT kind, count(*) AS problems FROM (${sources}) problem GROUP BY kind`),
  ]);
  const counts: Record<ProblemKind, number> = { autoOrder: 0, output: 0, autoSend: 0, shop: 0 };
  for (const { kind, problems } of counted.rows) counts[kind] = problems;
  const total = filter.kind ? counts[filter.kind] : KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const list: ProblemDto[] = found.rows.map(({ of, at, ...row }) => ({
    ...row,
    id: `${row.kind}-${of}`,
    at: shanghaiIso(new Date(at)),
  }));
  return { list, total, page, pageSize, counts };
}
