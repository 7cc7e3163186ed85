import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { tell } from '../notices/personNotices.ts';
import type { ShippedBefore } from './erpTrades.repository.ts';

const BEFORE = '供应商的仓库在修改前已按原收件信息发出';

/** Says to both sides, and in the timeline of the parcel, that it is on its way to the receiver from before a change. */
export async function tellShippedBefore(
  tx: Queryable,
  packageId: number,
  { packageNo, orderId, accountId, sellerId }: ShippedBefore,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO package_event (package_id, type, text, actor)
    VALUES (${packageId}, 'receiverTooLate', ${BEFORE}, 'platform')`);
  const told = {
    kind: 'receiverTooLate' as const,
    title: `包裹 ${packageNo} 按修改前的收件信息发出`,
    detail: `${BEFORE}。需要改送或拦截请尽快联系快递。`,
    link: `/packageCenter/${orderId}`,
    onceKey: `receiverTooLate ${packageId}`,
  };
  await tell(
    tx,
    [accountId, sellerId].map((id) => ({ accountId: id, ...told })),
  );
}

/** A part of a parcel that an ERP has divided. */
export type ShippedApart = {
  packageId: number;
  waybillNo: string;
  courierCode: string;
  /** Its number is not the parcel's. */
  isFurther: boolean;
  /** What it holds; null where nobody says. */
  lines: number[] | null;
};

/** Says in the timelines of parcels that the ERP has divided which numbers there are, and what goes by each; each once. */
export async function recordApart(db: Queryable, apart: readonly ShippedApart[]): Promise<void> {
  if (apart.length === 0) return;
  await db.execute(sql`
    INSERT INTO package_event (package_id, type, text, actor)
    SELECT DISTINCT p.id, 'shippedApart', x.text, 'platform'
      FROM (SELECT r."packageId", concat('仓库分开发出：', CASE WHEN r."isFurther" THEN '另有' END, '运单号 ', r."waybillNo", '（', r."courierCode", '）',
                     '，' || (SELECT string_agg(concat_ws(' ', l.good_name, l.sku_name) || ' × ' || l.num, '、' ORDER BY l.line)
                               FROM parcel_line l WHERE l.package_id = r."packageId" AND r.lines @> to_jsonb(l.line))) AS text
              FROM jsonb_to_recordset(${JSON.stringify(apart)}::jsonb)
                AS r ("packageId" bigint, "waybillNo" text, "courierCode" text, "isFurther" boolean, lines jsonb)) x
      JOIN order_package p ON p.id = x."packageId"
     WHERE NOT EXISTS (SELECT FROM package_event e WHERE e.package_id = p.id AND e.type = 'shippedApart' AND e.text = x.text)`);
}
