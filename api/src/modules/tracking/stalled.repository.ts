import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { parcelEvents, parcels } from '../../db/schema/index.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import { lockParcels, rederiveOrder } from '../shipments/refunding.repository.ts';
import type { ParcelRef } from './traces.repository.ts';

const STALLED_HOURS = 48;
const AT_ONCE = 200;

/** Scheduled job: marks parcels in transit without movement for two days as abnormal, until they move again. */
export async function markStalled(db: Db): Promise<void> {
  const { rows } = await db.execute<ParcelRef>(sql`
    SELECT id, order_id AS "orderId" FROM order_package
     WHERE status = 40 AND traced_at < now() - make_interval(hours => ${STALLED_HOURS})
     ORDER BY traced_at, id LIMIT ${AT_ONCE}`);
  for (const parcel of rows) await markOne(db, parcel);
}

async function markOne(db: Db, parcel: ParcelRef): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockParcels(tx, parcel.orderId, [parcel.id]);
    if (!locked) return;
    const [stalled] = await tx
      .update(parcels)
      .set({ status: parcelStatus.abnormal })
      .where(
        sql`id = ${parcel.id} AND status = 40 AND traced_at < now() - make_interval(hours => ${STALLED_HOURS})`,
      )
      .returning({ id: parcels.id });
    if (!stalled) return;
    await tx.insert(parcelEvents).values({
      packageId: parcel.id,
      type: 'stalled',
      text: `超过${STALLED_HOURS}小时没有物流更新`,
      actor: 'system',
    });
    await rederiveOrder(tx, locked.order);
  });
}
