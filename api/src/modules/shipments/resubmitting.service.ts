import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import { respondOnce, storeResponse } from '../../db/storedResponses.ts';
import { ISSUE } from '../../jobs/kinds/waybills.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { orderStatus, outputStatuses } from '../../shared/statuses.ts';
import { MAX_RESUBMITS, resubmitRefusal } from '../lifecycle/parcelActions.ts';
import type { AgainSubmitDto } from './lifecycle.schemas.ts';
import { setAuditActor } from './refunding.repository.ts';
import { type RepeatedOrder, repeatCancelled, repeated } from './repeating.service.ts';
import type { ShipmentService } from './shipments.service.ts';

type Dependencies = { db: Db; queue: JobSender; shipments: Pick<ShipmentService, 'placeOnce'> };
type Submit = { id: number; packageIds: number[] | undefined; key: string | null };

const TOO_OFTEN = new Refusal('RESUBMIT_LIMIT', { max: MAX_RESUBMITS }).message;
const NOT_FAILED = '没有出单失败，不需要再次提交';

/** 再次提交: failed waybills are requested again; orders cancelled unpaid are placed again. */
export function resubmittingService({ db, queue, shipments }: Dependencies) {
  /** Resets the attempts of a parcel; their number is stored in it. */
  async function resubmit(
    tx: Tx,
    orderId: number,
    packageIds: number[] | undefined,
  ): Promise<AgainSubmitDto> {
    const rows = await tx
      .select()
      .from(parcels)
      .where(and(eq(parcels.orderId, orderId), packageIds && inArray(parcels.id, packageIds)))
      .orderBy(asc(parcels.id))
      .for('update');
    const ids: number[] = [];
    const skipped: AgainSubmitDto['skipped'] = [];
    for (const parcel of rows) {
      const refusal = resubmitRefusal(parcel);
      if (refusal === null) ids.push(parcel.id);
      else if (refusal === 'tooOften') skipped.push({ packageId: parcel.id, msg: TOO_OFTEN });
      else if (packageIds) skipped.push({ packageId: parcel.id, msg: NOT_FAILED });
    }
    if (ids.length === 0)
      throw skipped.some(({ msg }) => msg === TOO_OFTEN)
        ? new Refusal('RESUBMIT_LIMIT', { max: MAX_RESUBMITS })
        : new Refusal('ORDER_STATE');
    await tx
      .update(parcels)
      .set({
        outputStatus: outputStatuses.queued,
        outputInfo: '已再次提交，等待出单',
        outputResult: '',
        outputCode: '',
        outputAttempts: 0,
        resubmits: sql`${parcels.resubmits} + 1`,
        leaseUntil: null,
      })
      .where(inArray(parcels.id, ids));
    await queue.send(tx, ISSUE, String(orderId), { orderId });
    return { orderId, submitted: ids.length, skipped };
  }

  return {
    /**
     * Requests the failed waybill of a parcel again, as the platform; `record` belongs to the transaction.
     * @throws Refusal NOT_FOUND; ORDER_STATE; RESUBMIT_LIMIT
     */
    async reissue(packageId: number, record: (tx: Tx) => Promise<void>): Promise<AgainSubmitDto> {
      return db.transaction(async (tx) => {
        await setAuditActor(tx, 'platform');
        const [order] = await tx
          .select({ id: orders.id, status: orders.status })
          .from(orders)
          .where(sql`${orders.id} = (SELECT p.order_id FROM order_package p WHERE p.id = ${packageId})`)
          .for('update');
        if (!order) throw new Refusal('NOT_FOUND');
        if (order.status !== orderStatus.pendingShipment) throw new Refusal('ORDER_STATE');
        const answer = await resubmit(tx, order.id, [packageId]);
        await record(tx);
        return answer;
      });
    },

    /**
     * A repeated key returns the first response.
     * @throws Refusal NOT_FOUND; ORDER_STATE and RESUBMIT_LIMIT when nothing can be resubmitted; those of placing an
     * order
     */
    async submit(actor: Actor, { id, packageIds, key }: Submit): Promise<AgainSubmitDto> {
      const { accountId, kind } = actor;
      const own = kind === 'buyer' ? orders.accountId : orders.sellerId;
      const hash = requestHash({ id, packageIds });
      const request = { accountId, op: 'againSubmit' as const, key, hash };
      const answer = await respondOnce<AgainSubmitDto | RepeatedOrder>(db, request, async () => {
        const outcome = await db.transaction(async (tx) => {
          await setAuditActor(tx, kind === 'buyer' ? 'user' : 'seller');
          const [order] = await tx
            .select()
            .from(orders)
            .where(and(eq(orders.id, id), eq(own, accountId)))
            .for('update');
          if (!order) throw new Refusal('NOT_FOUND');
          if (order.status === orderStatus.pendingShipment)
            return storeResponse(tx, request, () => resubmit(tx, id, packageIds));
          if (order.status !== orderStatus.cancelled || kind !== 'buyer') throw new Refusal('ORDER_STATE');
          return order;
        });
        if ('submitted' in outcome) return outcome;
        return repeatCancelled({ db, shipments }, actor, outcome, { packageIds, request });
      });
      return 'again' in answer ? repeated(answer) : answer;
    },
  };
}

export type ResubmittingService = ReturnType<typeof resubmittingService>;
