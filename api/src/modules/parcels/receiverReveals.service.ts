import { sql } from 'drizzle-orm';
import { AT_ERP } from '../../db/atErp.ts';
import type { Db, Tx } from '../../db/client.ts';
import { ownsParcel } from '../../db/ownership.ts';
import type { Actor } from '../../shared/actor.ts';
import { openPerson } from '../../shared/personalData.ts';
import { phoneParts } from '../../shared/phoneParts.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type AtErp, revealRefusal } from '../lifecycle/parcelActions.ts';
import type { RevealedReceiverDto } from './parcels.schemas.ts';
import { recordReveals } from './receiverReveals.repository.ts';

type Row = Omit<RevealedReceiverDto, 'receiverName' | 'receiverPhone' | 'phoneExtension' | 'address'> & {
  /** Encrypted; empty where it was erased. */
  receiver: string;
  status: number;
  outputStatus: number;
  refundStatus: number;
  ofShop: boolean;
  ownWaybill: boolean;
  atErp: AtErp | null;
};

const REASONS = {
  platform: '店铺订单的收件人由店铺平台加密，这里没有明文；请凭店铺平台的加密信息出电子面单发货',
  issued: '运单由平台出单，收件信息不再显示；请打印面单发货',
  state: '包裹现在的状态不显示收件信息',
} as const;

/**
 * The unmasked receiver of one of the actor's parcels; every response is recorded.
 * @throws Refusal NOT_FOUND; RECEIVER_ERASED; RECEIVER_HIDDEN with the reason; REVEAL_LIMIT
 */
export function revealReceiver(db: Db, actor: Actor, packageId: number): Promise<RevealedReceiverDto> {
  return db.transaction(async (tx) => {
    const found = await ownParcel(tx, actor, packageId);
    if (!found) throw new Refusal('NOT_FOUND');
    const { receiver, status, outputStatus, refundStatus, ofShop, ownWaybill, atErp, ...place } = found;
    const facts = { status, outputStatus, refundStatus, ofShop, ownWaybill, atErp };
    if (receiver === '') throw new Refusal('RECEIVER_ERASED');
    const hidden = revealRefusal(facts, actor.kind);
    if (hidden) throw new Refusal('RECEIVER_HIDDEN', { reason: REASONS[hidden] });
    await recordReveals(tx, actor.accountId, [packageId], { purpose: 'screen', limit: 'receiverReveals' });
    const { name, phone, address } = openPerson(tx.box, 'receiver', receiver);
    const phoneExtension = phoneParts(phone).extension;
    return { ...place, receiverName: name, receiverPhone: phone, phoneExtension, address };
  });
}

/** Locked against a concurrent issue of its waybill. */
async function ownParcel(tx: Tx, actor: Actor, packageId: number): Promise<Row | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT p.id AS "packageId", p.receiver, p.status, p.output_status AS "outputStatus", p.refund_status AS "refundStatus",
           p.shop_id IS NOT NULL AS "ofShop", p.own_courier_id IS NOT NULL AS "ownWaybill", ${AT_ERP} AS "atErp",
           p.province_code AS "provinceCode", p.city_code AS "cityCode", p.district_code AS "districtCode",
           p.province, p.city, p.district
      FROM order_package p WHERE p.id = ${packageId} AND ${ownsParcel(actor)} FOR SHARE`);
  return rows[0];
}
