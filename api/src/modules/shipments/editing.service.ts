import { oneLine } from '@chengcang/addresses';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { openPerson } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { type Receiver, validateReceiver } from '../addresses/receiverRules.ts';
import { receiverColumns } from '../addresses/sealedPeople.ts';
import { receiverIsEditable } from '../lifecycle/parcelActions.ts';
import { findOrderFacts, NO_GOODS } from '../pricing/orderFacts.repository.ts';
import type { ReceiverInput } from './lifecycle.schemas.ts';
import { replacePrints } from './receiverPrints.repository.ts';
import { receiverOf } from './receivers.ts';
import { type AuditActor, lockParcels, setAuditActor } from './refunding.repository.ts';

type Edited = { packageId: number; orderId: number };
type EditTerms = {
  by?: AuditActor;
  /** Of the receiver that the change was made of: another one refuses it. */
  since?: number;
  /** Belongs to the transaction. */
  record?: (tx: Tx) => Promise<void>;
};

/**
 * Changes the receiver of a parcel, and what is said of it, before its waybill is requested, at the same price.
 * @throws Refusal NOT_FOUND; RECEIVER_ERASED; RECEIVER_LOCKED; ROWS_INVALID; PRICE_CHANGED where the new area has
 * another surcharge, or only one of both areas has free freight; APPROVAL_STATE where it changed meanwhile
 */
export async function editReceiver(
  db: Db,
  actor: Actor,
  { packageId, specification, remark, ...input }: ReceiverInput,
  now: Date,
  { by = 'user', since, record }: EditTerms = {},
): Promise<Edited> {
  const [found] = await db
    .select({ order: orders })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, packageId), eq(parcels.accountId, actor.accountId)));
  if (!found) throw new Refusal('NOT_FOUND');
  const { rules } = await findOrderFacts(db, { ...actor, ...found.order, ...NO_GOODS });
  return db.transaction(async (tx) => {
    await setAuditActor(tx, by);
    const locked = await lockParcels(tx, found.order.id, [packageId]);
    const parcel = locked?.parcels[0];
    if (parcel?.receiverErasedAt) throw new Refusal('RECEIVER_ERASED');
    if (parcel && since !== undefined && parcel.receiverEdits !== since) throw new Refusal('APPROVAL_STATE');
    if (!parcel || !receiverIsEditable({ ...parcel, encrypted: parcel.encryptedId !== null }))
      throw new Refusal('RECEIVER_LOCKED');
    const receiver = receiverOf({ ...input, thirdOrderNo: parcel.thirdOrderNo ?? '' });
    const { problems, region, remoteFee, freeFreight } = validateReceiver(receiver, rules, now);
    const failed = problems.filter(({ blocking }) => blocking);
    if (failed.length > 0 || !region) throw invalidReceiver(failed);
    if (remoteFee !== parcel.remoteFee || freeFreight !== parcel.freeFreight)
      throw new Refusal('PRICE_CHANGED', {}, { quoted: parcel.remoteFee, now: remoteFee });
    const { receiver: sealed, prints } = receiverColumns(
      tx.box,
      actor.accountId,
      receiver,
      parcel.shopId !== null,
    );
    const { provinceCode, cityCode, districtCode, province, city, district } = region;
    await tx
      .update(parcels)
      .set({
        receiver: sealed,
        receiverEdits: sql`least(${parcels.receiverEdits} + ${isOther(tx.box, parcel, receiver) ? 1 : 0}, 32767)`,
        ...(specification !== undefined && { specification: oneLine(specification) }),
        ...(remark !== undefined && { remark: oneLine(remark) }),
        provinceCode,
        cityCode,
        districtCode,
        province,
        city,
        district,
      })
      .where(eq(parcels.id, packageId));
    await replacePrints(tx, actor.accountId, parcel, prints);
    await record?.(tx);
    return { packageId, orderId: parcel.orderId };
  });
}

function isOther(box: SecretBox, before: typeof parcels.$inferSelect, after: Receiver): boolean {
  const { name, phone, address } = openPerson(box, 'receiver', before.receiver);
  const textOf = (...parts: string[]) => JSON.stringify(parts);
  return (
    textOf(name, phone, address, before.cityCode, before.districtCode) !==
    textOf(after.receiverName, after.receiverPhone, after.address, after.cityCode, after.districtCode)
  );
}

/** Says what is wrong with the one receiver, and at which fields. */
function invalidReceiver(failed: readonly { msg: string }[]): Refusal {
  const refusal = new Refusal('ROWS_INVALID', { count: 1 }, { failed });
  return failed.length > 0 ? refusal.saying(failed.map(({ msg }) => msg).join('；')) : refusal;
}
