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

/** Says in the timelines of parcels that the ERP has divided what their further numbers are, each once. */
export async function recordFurther(
  db: Queryable,
  further: readonly { packageId: number; waybillNo: string; courierCode: string }[],
): Promise<void> {
  if (further.length === 0) return;
  await db.execute(sql`
    INSERT INTO package_event (package_id, type, text, actor)
    SELECT p.id, 'shippedApart', x.text, 'platform'
      FROM (SELECT DISTINCT "packageId", concat('仓库分开发出，另有运单号 ', "waybillNo", '（', "courierCode", '）') AS text
              FROM jsonb_to_recordset(${JSON.stringify(further)}::jsonb) AS r ("packageId" bigint, "waybillNo" text, "courierCode" text)) x
      JOIN order_package p ON p.id = x."packageId"
     WHERE NOT EXISTS (SELECT FROM package_event e WHERE e.package_id = p.id AND e.type = 'shippedApart' AND e.text = x.text)`);
}
