import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { assignedWaybills } from '../../adapters/waybills/assignedWaybills.ts';
import { WaybillError } from '../../adapters/waybills/waybillError.ts';
import type { WaybillService } from '../../adapters/waybills/waybillService.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { couriers, parcels, refunds } from '../../db/schema/index.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { VOID } from '../../jobs/kinds/refunds.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { redactError } from '../../shared/redactError.ts';
import { outputStatuses, refundStatus } from '../../shared/statuses.ts';
import { itemsOf } from '../parcels/parcelItems.ts';
import { DUE_AT } from '../shipments/openRefunds.repository.ts';
import { refundParcels, setAuditActor } from '../shipments/refunding.repository.ts';
import { merchantShopIdOf } from '../shops/assignedShops.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop } from '../shops/shops.repository.ts';
import { findCourierAccount } from '../waybillAccounts/choosing.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import { requestOf } from '../waybills/waybillRequest.ts';
import { openCaseOfRefund } from './casesOfRefunds.ts';
import { type DueRefund, findToVoid, lockRefund, type RefundRow } from './refunds.repository.ts';

type Dependencies = {
  db: Db;
  queue: JobSender;
  calls: ShopCalls;
  /** Null where none is configured: suppliers decide then. */
  waybills: WaybillService | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};
type Claimed = {
  refund: RefundRow;
  parcel: ParcelRow;
  order: Parameters<typeof requestOf>[1]['order'];
  courierCode: string;
};
/** Voided or never issued; refused by the courier; to be retried. */
type Outcome = 'voided' | 'refused' | 'again';

const MAX_TRIES = 5;
const FIRST_PAUSE_SECONDS = 30;
const RESCUED_AT_ONCE = 200;
const REASON = '买家退款';
/** Reasons that may be temporary. */
const PASSING: readonly string[] = ['transient', 'rateLimited', 'balance', 'authExpired'];

/** Voids waybills of parcels with a waiting refund, and lost ones of refunded parcels. */
export function voidingService({ db, queue, calls, waybills, log }: Dependencies) {
  const contentOf = async (packageId: number) => (await itemsOf(db, [packageId])).get(packageId) ?? [];

  /** Who has issued it: of what was assigned at a platform, the platform. */
  async function issuerOf({ shopId }: ParcelRow, by: WaybillService): Promise<WaybillService> {
    const shop = shopId === null ? undefined : await findAnyShop(db, shopId);
    if (!shop || shop.assignedFrom === null) return by;
    return assignedWaybills((work) => calls.runAssigning(shop, work), merchantShopIdOf(shop));
  }

  async function voidAtCourier(couriers: WaybillService, claimed: Claimed): Promise<Outcome> {
    const { parcel, courierCode } = claimed;
    try {
      const by = await issuerOf(parcel, couriers);
      const account = await findCourierAccount(db, parcel.sellerId, parcel.waybillAccountId);
      // A repeated request under the same number returns the lost waybill. The supplier's own number is not the
      // service's to void.
      const { waybillNo, courierOrderNo } =
        parcel.waybillNo === null || parcel.ownCourierId !== null
          ? await by.issue({
              ...requestOf(db.box, claimed, { parcel, items: await contentOf(parcel.id) }),
              account,
            })
          : parcel;
      if (waybillNo === null) return 'voided';
      await by.void({
        requestNo: parcel.packageNo,
        courierCode,
        account,
        waybillNo,
        reason: REASON,
        courierOrderNo,
        platform: parcel.encryptedId === null ? 0 : (parcel.platform as 1),
      });
      return 'voided';
    } catch (error) {
      if (error instanceof WaybillError) return PASSING.includes(error.kind) ? 'again' : 'refused';
      log.warn(redactError(error as Error), 'a waybill could not be voided');
      return 'again';
    }
  }

  async function work(refundId: number): Promise<void> {
    const claimed = await claim(db, refundId);
    if (!claimed) return;
    const outcome = waybills ? await voidAtCourier(waybills, claimed) : 'refused';
    const next = await keep(db, claimed, outcome);
    if (next) await queue.send(db, VOID, `${refundId}@${next.getTime()}`, { refundId }, { startAfter: next });
    else if (outcome !== 'voided') log.warn({ refundId, outcome }, 'a waybill was not taken back');
  }

  return {
    handler: handles(VOID, ({ refundId }) => work(refundId)),

    /** Scheduled job: wakes refunds that are due and were not woken. */
    rescue: (stop?: AbortSignal): Promise<void> =>
      eachInRounds(
        RESCUED_AT_ONCE,
        stop,
        (last: DueRefund | undefined) => findToVoid(db, RESCUED_AT_ONCE, last),
        ({ id }) => queue.send(db, VOID, String(id), { refundId: id }),
      ),
  };
}

export type VoidingService = ReturnType<typeof voidingService>;

/**
 * Claims a refund with a due waybill for two minutes; undefined when another worker has it, or nothing is left to
 * do.
 */
async function claim(db: Queryable, refundId: number): Promise<Claimed | undefined> {
  const [refund] = await db
    .update(refunds)
    .set({ voidAt: sql`now() + interval '2 minutes'`, attempts: sql`${refunds.attempts} + 1` })
    .where(and(eq(refunds.id, refundId), sql`${refunds.voidAt} <= now()`))
    .returning();
  if (!refund) return undefined;
  const [parcel] = await db.select().from(parcels).where(eq(parcels.id, refund.packageId));
  const order = await db.query.orders.findFirst({ where: (orders) => eq(orders.id, refund.orderId) });
  if (!parcel || !order) throw new Error('a refund without its parcel');
  const [courier] = await db
    .select({ code: couriers.code })
    .from(couriers)
    .where(eq(couriers.id, order.courierId));
  if (!courier) throw new Error('an order without its courier');
  return { refund, parcel, order, courierCode: courier.code };
}

/** Stores the result while the claim is valid; returns the time of the next attempt. */
async function keep(db: Db, claimed: Claimed, outcome: Outcome): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    const locked = await lockRefund(tx, claimed.refund.id);
    if (!locked || locked.refund.voidAt?.getTime() !== claimed.refund.voidAt?.getTime()) return undefined;
    const { order, parcel, refund } = locked;
    if (outcome === 'again' && refund.attempts < MAX_TRIES) {
      const seconds = FIRST_PAUSE_SECONDS * 2 ** (refund.attempts - 1);
      const [again] = await tx
        .update(refunds)
        .set({ voidAt: sql`now() + make_interval(secs => ${seconds})` })
        .where(eq(refunds.id, refund.id))
        .returning({ at: refunds.voidAt });
      return again?.at ?? undefined;
    }
    await setAuditActor(tx, 'platform');
    if (refund.status !== refundStatus.voiding) {
      await tx.update(refunds).set({ voidAt: null }).where(eq(refunds.id, refund.id));
      if (outcome !== 'again')
        await tx.update(parcels).set({ waybillOutcomeUnknown: false }).where(eq(parcels.id, parcel.id));
    } else if (outcome === 'voided') {
      const { amount, waybillFee, auditReason } = refund;
      await refundParcels(tx, order, [{ parcel, amount, waybillFee }], {
        by: 'platform',
        reason: auditReason,
      });
    } else {
      await tx
        .update(refunds)
        .set({
          status: refundStatus.waitSeller,
          voidAt: null,
          dueAt: DUE_AT,
          auditBy: 'platform',
          auditReason: '快递没有作废面单，等待供应商处理',
        })
        .where(eq(refunds.id, refund.id));
      await tx
        .update(parcels)
        .set({
          refundStatus: refundStatus.waitSeller,
          outputStatus: outputStatuses.issued,
          outputInfo: '出单成功',
        })
        .where(eq(parcels.id, parcel.id));
      await openCaseOfRefund(tx, parcel, refund, { by: 'user', reason: refund.reason });
    }
    return undefined;
  });
}
