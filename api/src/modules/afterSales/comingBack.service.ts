import type { FastifyBaseLogger } from 'fastify';
import { traceStates } from '../../adapters/tracking/trackingService.ts';
import { WaybillError } from '../../adapters/waybills/waybillError.ts';
import type { WaybillService } from '../../adapters/waybills/waybillService.ts';
import type { Db, Tx } from '../../db/client.ts';
import { eachApartInRounds } from '../../jobs/inRounds.ts';
import { caseAsks, caseKinds, caseStatus, parcelStatus } from '../../shared/statuses.ts';
import type { CaseRow } from '../cases/caseRows.ts';
import {
  findOpenCase,
  inspectSoon,
  lockCasesOfReturn,
  moveCase,
  NO_OFFER,
  recordArrival,
} from '../cases/cases.repository.ts';
import { caseRefusal } from '../lifecycle/parcelActions.ts';
import { tell } from '../notices/personNotices.ts';
import { factsOf } from '../refunds/verdicts.ts';
import { feeLeft } from '../settlements/shares.ts';
import {
  lockParcels,
  type OrderRow,
  rederiveOrder,
  setAuditActor,
} from '../shipments/refunding.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import {
  type ComingBack,
  courierOf,
  findComingBack,
  findToIntercept,
  forgetComingBack,
} from './comingBack.repository.ts';
import { beginCase } from './opening.service.ts';
import { type ClaimedReturn, claimReturn, isScanned, recordDelivered } from './returning.repository.ts';

const AT_ONCE = 50;
/** So long a courier that does not answer is asked again. */
const ASKED_FOR_MS = 3_600_000;
const NOT_RETURNED = '包裹已签收，没有退回';

type Dependencies = {
  db: Db;
  /** Null where none is configured: couriers are not asked. */
  waybills: WaybillService | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};
type Locked = { order: OrderRow; parcel: ParcelRow };

/** Parcels that come back by themselves: refunded at their shop after they were shipped, or not taken by their receiver. */
export function comingBackService({ db, waybills, log }: Dependencies) {
  /** What the courier says to stopping a parcel; undefined: it is to be asked again. */
  async function askCourier({ packageId, ageMs }: ComingBack): Promise<string | undefined> {
    try {
      const parcel = await findToIntercept(db, packageId);
      if (!waybills || !parcel) return '请供应商联系快递拦截';
      await waybills.intercept(parcel);
      return '已通知快递拦截';
    } catch (error) {
      if (!(error instanceof WaybillError)) throw error;
      log.warn({ kind: error.kind, code: error.code }, 'provider call failed');
      const isPassing = error.kind === 'transient' || error.kind === 'rateLimited';
      return isPassing && ageMs < ASKED_FOR_MS ? undefined : '快递没有受理拦截，请供应商联系快递';
    }
  }

  /** The parcel itself as one that comes back. */
  async function claim(tx: Tx, { order, parcel }: Locked): Promise<ClaimedReturn> {
    const { sellerId, accountId, warehouseId } = order;
    const courierId = await courierOf(tx, parcel.id);
    const { id: packageId, waybillNo } = parcel;
    const coming = { sellerId, accountId, warehouseId, courierId, packageId, waybillNo: waybillNo ?? '' };
    return claimReturn(tx, coming);
  }

  async function open(tx: Tx, { order, parcel }: Locked, kind: number, text: string): Promise<void> {
    const goods = feeLeft(parcel) - parcel.courierFee - parcel.remoteFee;
    const back = await claim(tx, { order, parcel });
    const asked = {
      kind,
      ask: caseAsks.returnRefund,
      items: null,
      amount: goods > 0 ? goods : feeLeft(parcel),
    };
    const begins = { status: caseStatus.inspecting, returnId: back.id };
    await beginCase(tx, order, parcel, { ...asked, begins }, { by: 'system', text });
    if (back.hasArrived) await inspectSoon(tx, back.id);
  }

  /** What its buyer was to send back comes back by itself. */
  async function join(tx: Tx, locked: Locked, found: CaseRow): Promise<void> {
    const back = await claim(tx, locked);
    const said = { by: 'system' as const, action: 'sendBack', text: locked.parcel.waybillNo ?? '' };
    await moveCase(tx, found, caseStatus.inspecting, { returnId: back.id }, said);
    if (back.hasArrived) await inspectSoon(tx, back.id);
    await rederiveOrder(tx, locked.order);
  }

  /** Goes on with the case that waits for a parcel. */
  async function goOn(tx: Tx, { order, parcel }: Locked, found: CaseRow, kind: number): Promise<void> {
    if (found.status === caseStatus.waitReturn && kind === caseKinds.rejected)
      return join(tx, { order, parcel }, found);
    if (found.status !== caseStatus.inspecting || found.returnId === null) return;
    if (parcel.status === parcelStatus.signed && !(await isScanned(tx, found.returnId))) {
      const said = { by: 'system' as const, action: 'notReturned', text: NOT_RETURNED };
      await moveCase(tx, found, caseStatus.waitBuyer, NO_OFFER, said);
    } else if (parcel.traceState === traceStates.returned) {
      const cases = await lockCasesOfReturn(tx, found.returnId);
      if (!(await recordDelivered(tx, found.returnId, parcel.tracedAt))) return;
      await recordArrival(tx, found.returnId, cases, 'system');
    }
    await rederiveOrder(tx, order);
  }

  async function look(seen: ComingBack): Promise<void> {
    const isRefunded = seen.kind === caseKinds.intercepted;
    const said = isRefunded ? await askCourier(seen) : '快递退回，收件人没有签收';
    if (said === undefined) return;
    await db.transaction(async (tx) => {
      await setAuditActor(tx, 'system');
      const locked = await lockParcels(tx, seen.orderId, [seen.packageId]);
      const parcel = locked?.parcels[0];
      await forgetComingBack(tx, seen.packageId);
      if (!parcel) return;
      const found = await findOpenCase(tx, parcel.id);
      const refused = caseRefusal({ ...factsOf(parcel), hasOpenCase: found !== undefined });
      if (refused === null) {
        await open(tx, { ...locked, parcel }, seen.kind, isRefunded ? `店铺订单已退款，${said}` : said);
        await rederiveOrder(tx, locked.order);
      } else if (refused === 'CASE_EARLY' && isRefunded) await tellEarly(tx, parcel);
      const waiting = found ?? (await findOpenCase(tx, parcel.id));
      if (waiting) await goOn(tx, { ...locked, parcel }, waiting, seen.kind);
    });
  }

  return {
    /** Scheduled job: opens a case for each, or goes on with the one that is there. A failing one does not block the others. */
    async lookAtComingBack(stop?: AbortSignal): Promise<void> {
      await eachApartInRounds(
        AT_ONCE,
        stop,
        (last: ComingBack | undefined) => findComingBack(db, AT_ONCE, last),
        look,
      );
    },
  };
}

/** A parcel that no courier has yet is better refunded with its waybill voided. */
async function tellEarly(tx: Tx, { accountId, packageNo, orderId }: ParcelRow): Promise<void> {
  await tell(tx, [
    {
      ...{ accountId, kind: 'case.early', title: '店铺订单已退款' },
      detail: `包裹 ${packageNo} 尚未被快递揽收，请申请退款，面单将作废。`,
      link: `/packageCenter/${orderId}`,
    },
  ]);
}
