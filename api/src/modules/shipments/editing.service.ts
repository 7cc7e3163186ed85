import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { Actor } from '../accounts/sessions.service.ts';
import type { ReceiverInput } from './lifecycle.schemas.ts';
import { findOrderFacts } from './orderFacts.repository.ts';
import { receiverIsEditable } from './parcelActions.ts';
import { judgeReceiver } from './receiverRules.ts';
import { receiverOf } from './receivers.ts';
import { actAs, lockParcels } from './refunding.service.ts';

type Edited = { packageId: number; orderId: number };

/**
 * Gives a parcel another receiver before its waybill is asked for, at the same price.
 * @throws Refusal NOT_FOUND; RECEIVER_LOCKED; ROWS_INVALID; PRICE_CHANGED where the new place costs another surcharge
 */
export async function editReceiver(
  db: Db,
  actor: Actor,
  { packageId, ...given }: ReceiverInput,
  now: Date,
): Promise<Edited> {
  const [found] = await db
    .select({ order: orders })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, packageId), eq(parcels.accountId, actor.accountId)));
  if (!found) throw new Refusal('NOT_FOUND');
  const { rules } = await findOrderFacts(db.$client, { ...actor, ...found.order });
  return db.transaction(async (tx) => {
    await actAs(tx, 'user');
    const locked = await lockParcels(tx, found.order.id, [packageId]);
    const parcel = locked?.parcels[0];
    if (!parcel || !receiverIsEditable({ ...parcel, encrypted: parcel.encryptedId !== null }))
      throw new Refusal('RECEIVER_LOCKED');
    const receiver = receiverOf({ ...given, thirdOrderNo: parcel.thirdOrderNo ?? '' });
    const { problems, region, remoteFee } = judgeReceiver(receiver, rules, now);
    const failed = problems.filter(({ blocking }) => blocking);
    if (failed.length > 0 || !region) throw new Refusal('ROWS_INVALID', { count: 1 }, { failed });
    if (remoteFee !== parcel.remoteFee)
      throw new Refusal('PRICE_CHANGED', {}, { quoted: parcel.remoteFee, now: remoteFee });
    const { receiverName, receiverPhone, address } = receiver;
    const { provinceCode, cityCode, districtCode, province, city, district } = region;
    await tx
      .update(parcels)
      .set({
        receiverName,
        receiverPhone,
        address,
        provinceCode,
        cityCode,
        districtCode,
        province,
        city,
        district,
      })
      .where(eq(parcels.id, packageId));
    return { packageId, orderId: parcel.orderId };
  });
}
