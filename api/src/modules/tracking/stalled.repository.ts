import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { behind, type Order, orderBy, type SortKey, sortKey } from '../../db/cursors.ts';
import { parcelEvents, parcels } from '../../db/schema/index.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import { lockParcels, rederiveOrder } from '../shipments/refunding.repository.ts';
import type { ParcelRef } from './traces.repository.ts';

const STALLED_HOURS = 48;
const AT_ONCE = 200;

/** Scheduled job: marks parcels in transit without movement for two days as abnormal, until they move again. */
export function markStalled(db: Db, stop?: AbortSignal): Promise<void> {
  return eachInRounds(
    AT_ONCE,
    stop,
    (last: Stalled | undefined) => findStalled(db, last),
    (parcel) => markOne(db, parcel),
  );
}

type Stalled = ParcelRef & { sortKey: SortKey };
const OLDEST: Order = {
  name: 'stalledParcels',
  by: [{ moment: sql`traced_at` }, sql`id`],
  descending: false,
};

async function findStalled(db: Db, last?: Stalled): Promise<Stalled[]> {
  const { rows } = await db.execute<Stalled>(sql`
    SELECT id, order_id AS "orderId", ${sortKey(OLDEST)} AS "sortKey" FROM order_package
     WHERE status = 40 AND traced_at < now() - make_interval(hours => ${STALLED_HOURS})
       AND ${last ? behind(OLDEST, last.sortKey) : sql`true`} ${orderBy(OLDEST)} LIMIT ${literal(AT_ONCE)}`);
  return rows;
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
