import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { parcels } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import { VOID } from '../../jobs/kinds/refunds.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { Actor } from '../../shared/actor.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import { outputStatuses, refundStatus } from '../../shared/statuses.ts';
import { casesUnderway } from '../cases/cases.repository.ts';
import type { RefundPath } from '../lifecycle/parcelActions.ts';
import { loadSettings } from '../settings/settings.ts';
import { feeLeft } from '../settlements/shares.ts';
import { atErpOf, cancelAtErp } from '../shipments/atErp.repository.ts';
import { openRefunds } from '../shipments/openRefunds.repository.ts';
import {
  inFull,
  lockParcels,
  type OrderRow,
  rederiveOrder,
  refundParcels,
  setAuditActor,
} from '../shipments/refunding.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import { openCaseOfRefund } from './casesOfRefunds.ts';
import { applyForPart } from './partRefunds.ts';
import { ordersOfParcels } from './refunds.repository.ts';
import type { RefundDto, RefundInput } from './refunds.schemas.ts';
import { failure, judge, type RefundRequest, type Result } from './verdicts.ts';

type Eligible = { parcel: ParcelRow; path: RefundPath };

/** Refund requests: by buyers for their parcels, by suppliers for parcels from their warehouses. */
export function applyingService({ db, queue }: { db: Db; queue: JobSender }) {
  /** The refund and parcel states of each way to wait. */
  function waitingOf({ parcel, path }: Eligible, { waybillFee }: RefundRequest) {
    const kept = Math.min(waybillFee, parcel.courierFee);
    const of = (status: number, amount: number, fee: number, more: Partial<ParcelRow>) => ({
      opened: { packageId: parcel.id, status, amount, waybillFee: fee },
      set: { refundStatus: status, ...more },
    });
    if (path === 'afterIssuing')
      return of(refundStatus.applied, feeLeft(parcel), kept, { cancelRequested: true });
    if (path === 'voiding') {
      const { voiding } = outputStatuses;
      return of(refundStatus.voiding, feeLeft(parcel) - kept, kept, {
        outputStatus: voiding,
        outputInfo: '正在作废面单',
      });
    }
    return of(refundStatus.waitSeller, feeLeft(parcel), 0, {});
  }

  async function begin(tx: Tx, order: OrderRow, eligible: readonly Eligible[], request: RefundRequest) {
    const waiting = eligible.map((each) => waitingOf(each, request));
    const opened = await openRefunds(
      tx,
      order,
      waiting.map((each) => each.opened),
      request,
    );
    for (const { opened: each, set } of waiting)
      await tx.update(parcels).set(set).where(eq(parcels.id, each.packageId));
    for (const { id, status } of opened) {
      if (status === refundStatus.voiding) await queue.send(tx, VOID, String(id), { refundId: id });
    }
    const waitsForErp = eligible.filter(({ path }) => path === 'afterIssuing').map(({ parcel }) => parcel.id);
    await cancelAtErp(tx, waitsForErp, queue);
    for (const { parcel } of eligible) {
      const refund = opened.find(
        (each) => each.packageId === parcel.id && each.status === refundStatus.waitSeller,
      );
      if (refund) await openCaseOfRefund(tx, parcel, refund, request);
    }
    await rederiveOrder(tx, order);
    return waiting.map(({ opened: { packageId, status, amount } }) => ({
      packageId,
      refundStatus: status,
      amount,
    }));
  }

  /** All parcels of one order in one transaction; refused ones have a reason and do not block the rest. */
  function ofOrder(
    orderId: number,
    packageIds: readonly number[],
    request: RefundRequest,
    record?: (tx: Tx, result: Result) => Promise<void>,
  ): Promise<Result> {
    return db.transaction(async (tx) => {
      const result = await refundIn(tx, orderId, packageIds, request);
      if (result.success.length > 0) await record?.(tx, result);
      return result;
    });
  }

  async function refundIn(
    tx: Tx,
    orderId: number,
    packageIds: readonly number[],
    request: RefundRequest,
  ): Promise<Result> {
    await setAuditActor(tx, request.by);
    const locked = await lockParcels(tx, orderId, packageIds);
    if (!locked) return { success: [], failed: packageIds.map((id) => failure(id, 'NOT_FOUND')) };
    const underway = await casesUnderway(tx, packageIds);
    const atErp = await atErpOf(tx, packageIds);
    const besideOf = ({ id }: ParcelRow) => ({
      ...{ caseUnderway: underway.has(id), atErp: atErp.get(id) ?? null },
    });
    const [only] = locked.parcels;
    const { items } = request;
    const ofPart =
      items && only && (await applyForPart(tx, locked.order, only, { ...request, items }, besideOf(only)));
    if (ofPart) {
      const waitsForErp = ofPart.success.some((each) => each.refundStatus === refundStatus.applied);
      if (waitsForErp) await cancelAtErp(tx, packageIds, queue);
      return ofPart;
    }
    const result: Result = { success: [], failed: [] };
    const eligible: Eligible[] = [];
    for (const parcel of locked.parcels) {
      const verdict = judge(parcel, request, besideOf(parcel));
      if ('refused' in verdict) result.failed.push(failure(parcel.id, verdict.refused));
      else eligible.push({ parcel, path: verdict.path });
    }
    const later = eligible.filter(({ path }) => path !== 'atOnce');
    if (later.length > 0) result.success.push(...(await begin(tx, locked.order, later, request)));
    const atOnce = eligible.filter(({ path }) => path === 'atOnce').map(({ parcel }) => inFull(parcel));
    if (atOnce.length > 0) {
      await refundParcels(tx, locked.order, atOnce, request);
      for (const { parcel, amount } of atOnce)
        result.success.push({ packageId: parcel.id, refundStatus: refundStatus.success, amount });
    }
    return result;
  }

  return {
    /**
     * Refunds immediately what can be and starts what must wait.
     * @throws Refusal with the first reason when nothing could be refunded; BAD_PARAM for items of several parcels
     */
    async apply(actor: Actor, { packageIds, reason = '', items }: RefundInput): Promise<RefundDto> {
      const ids = [...new Set(packageIds)];
      if (items && ids.length > 1) throw new Refusal('BAD_PARAM', { field: 'items' });
      const isBuyer = actor.kind === 'buyer';
      const { waybillFee } = await loadSettings(db);
      const request: RefundRequest = {
        by: isBuyer ? 'user' : 'seller',
        reason: reason.trim(),
        // A refund granted by the supplier costs the buyer nothing.
        waybillFee: isBuyer ? waybillFee : 0,
        items,
      };
      const found = await ordersOfParcels(db, actor, ids);
      const known = new Set(found.flatMap((each) => each.packageIds));
      const result: Result = {
        success: [],
        failed: ids.filter((id) => !known.has(id)).map((id) => failure(id, 'NOT_FOUND')),
      };
      for (const each of found) {
        const { success, failed } = await toRefusals(ofOrder(each.orderId, each.packageIds, request)).catch(
          notCovered(each.packageIds),
        );
        result.success.push(...success);
        result.failed.push(...failed);
      }
      const [first] = result.failed;
      if (known.size === 0) throw new Refusal('NOT_FOUND');
      if (first && result.success.length === 0)
        throw new Refusal(first.reasonCode as ErrorKey, {}, { ...result, refundFee: 0 });
      const done = result.success.filter((each) => each.refundStatus === refundStatus.success);
      return { ...result, refundFee: done.reduce((sum, { amount }) => sum + amount, 0) };
    },

    /**
     * The platform's refund of one parcel, which costs its buyer nothing; `record` belongs to the transaction.
     * @throws Refusal NOT_FOUND; why it is refused
     */
    async grant(
      packageId: number,
      reason: string,
      record: (tx: Tx, result: Result) => Promise<void>,
    ): Promise<Result['success'][number]> {
      const [parcel] = await db
        .select({ orderId: parcels.orderId })
        .from(parcels)
        .where(eq(parcels.id, packageId));
      if (!parcel) throw new Refusal('NOT_FOUND');
      const request: RefundRequest = { by: 'platform', reason, waybillFee: 0, items: undefined };
      const { success, failed } = await toRefusals(ofOrder(parcel.orderId, [packageId], request, record));
      const [done] = success;
      if (!done) throw new Refusal((failed[0]?.reasonCode ?? 'REFUND_STATE') as ErrorKey);
      return done;
    },
  };
}

export type ApplyingService = ReturnType<typeof applyingService>;

/** A refund granted by the supplier must be covered by its wallet and its deposit. */
function notCovered(packageIds: readonly number[]) {
  return (error: unknown): Result => {
    if (!(error instanceof Refusal && error.errorKey === 'REFUND_FUNDS')) throw error;
    return { success: [], failed: packageIds.map((id) => failure(id, 'REFUND_FUNDS')) };
  };
}
