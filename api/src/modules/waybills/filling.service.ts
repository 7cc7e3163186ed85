import pLimit from 'p-limit';
import type { Db, Tx } from '../../db/client.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { atErpOf, leaveToSupplier } from '../shipments/atErp.repository.ts';
import {
  lockParcels,
  type OrderRow,
  rederiveOrder,
  setAuditActor,
} from '../shipments/refunding.repository.ts';
import type { ParcelRow } from './claims.repository.ts';
import { couriersOf, lockNumbers, ownParcels } from './filling.repository.ts';
import type { FilledDto, FillRow } from './filling.schemas.ts';
import { courierNamed, fillRefusal, sortRows, type WarehouseCourier } from './fillRules.ts';
import { type IssuedParcel, lockShopOrders, shipParcels } from './shipping.repository.ts';

/** A row with the id of its parcel. */
type Named = FillRow & { id: number };
type Verdict = { going: IssuedParcel } | { done: number } | { refused: string };

/** Orders written concurrently. */
const ORDERS_AT_ONCE = 4;
/** No order is started later, so that the request is answered in time. */
const WORK_FOR_MS = 4_000;

type Dependencies = { db: Db; queue: JobSender; workForMs?: number };

/** Ships parcels with the suppliers' own waybill numbers. */
export function fillingService({ db, queue, workForMs = WORK_FOR_MS }: Dependencies) {
  /** The rows of one order in one transaction; refused rows have a reason and do not block the rest. */
  function ofOrder(orderId: number, rows: readonly Named[], isOfErp: boolean): Promise<FilledDto> {
    return db.transaction(async (tx) => {
      await setAuditActor(tx, 'seller');
      const locked = await lockParcels(
        tx,
        orderId,
        rows.map(({ id }) => id),
      );
      if (!locked) return { filled: [], failed: rows.map((row) => refusal(row, NO_PARCEL)) };
      const judge = await judgeOf(tx, locked.order, rows, isOfErp);
      const eligible: IssuedParcel[] = [];
      const result: FilledDto = { filled: [], failed: [] };
      for (const row of rows) {
        const parcel = locked.parcels.find(({ id }) => id === row.id);
        const verdict = parcel ? judge(row, parcel) : { refused: NO_PARCEL };
        if ('refused' in verdict) result.failed.push(refusal(row, verdict.refused));
        else result.filled.push(row.id);
        if ('going' in verdict) eligible.push(verdict.going);
      }
      if (eligible.length > 0) {
        await lockShopOrders(tx, eligible);
        await shipParcels(tx, queue, locked.order, eligible);
        await leaveToSupplier(
          tx,
          locked.order,
          eligible.flatMap(({ parcel }) => (parcel.cancelRequested ? [parcel] : [])),
          'shipped',
        );
        await rederiveOrder(tx, locked.order);
      }
      return result;
    });
  }

  return {
    /**
     * Each row individually; a repeated one counts as filled, and one without time left says so. What an ERP tells has left,
     * even if it is asked back here: that is its supplier's to decide then.
     */
    async fill(actor: Actor, rows: readonly FillRow[], { isOfErp = false } = {}): Promise<FilledDto> {
      const { good, failed } = sortRows(rows);
      const found = await ownParcels(
        db,
        actor,
        good.map(({ packageNo }) => packageNo),
      );
      const byNo = new Map(found.map((parcel) => [parcel.packageNo, parcel]));
      const byOrder = new Map<number, Named[]>();
      for (const row of good) {
        const parcel = byNo.get(row.packageNo);
        if (!parcel) failed.push(refusal(row, NO_PARCEL));
        else byOrder.set(parcel.orderId, [...(byOrder.get(parcel.orderId) ?? []), { ...row, id: parcel.id }]);
      }
      const result: FilledDto = { filled: [], failed };
      const until = Date.now() + workForMs;
      await pLimit(ORDERS_AT_ONCE).map(byOrder, async ([orderId, ofIt]) => {
        const done = Date.now() < until ? await ofOrder(orderId, ofIt, isOfErp) : untried(ofIt);
        result.filled.push(...done.filled);
        result.failed.push(...done.failed);
      });
      result.filled.sort((one, other) => one - other);
      result.failed.sort((one, other) => one.row - other.row);
      return result;
    },
  };
}

export type FillingService = ReturnType<typeof fillingService>;

const NO_PARCEL = '没有找到这个包裹';
const NO_TIME = '还没有处理到这一行，请再提交一次';

function untried(rows: readonly Named[]): FilledDto {
  return { filled: [], failed: rows.map((row) => refusal(row, NO_TIME)) };
}

/** Validates a row of the order once its numbers are locked. */
async function judgeOf(tx: Tx, order: OrderRow, rows: readonly Named[], isOfErp: boolean) {
  const atErp = await atErpOf(
    tx,
    rows.map(({ id }) => id),
  );
  const couriers = await couriersOf(tx, order);
  const taken = await lockNumbers(
    tx,
    rows.map(({ waybillNo }) => waybillNo),
  );
  return ({ waybillNo, courier = '' }: Named, parcel: ParcelRow): Verdict => {
    const chosen =
      courier.trim() === ''
        ? couriers.find(({ id }) => id === order.courierId)
        : courierNamed(courier, couriers);
    if (!chosen) return { refused: new Refusal('COURIER_OFF').message };
    const holder = taken.get(waybillNo);
    if (holder === parcel.id && parcel.ownCourierId === chosen.id) return { done: parcel.id };
    const lies = atErp.get(parcel.id) ?? null;
    const facts = { ofShop: parcel.shopId !== null, atErp: isOfErp && lies ? ('gone' as const) : lies };
    const why = fillRefusal({ ...parcel, ...facts });
    if (why !== null) return { refused: why };
    if (holder !== undefined) return { refused: new Refusal('WAYBILL_USED').message };
    return { going: { parcel, waybill: ownWaybill(waybillNo, chosen, isOfErp) } };
  };
}

/** A lost number of before stays `waybillOutcomeUnknown`: it is given back when the parcel ends. */
function ownWaybill(waybillNo: string, { id }: WarehouseCourier, isOfErp: boolean): IssuedParcel['waybill'] {
  const words = isOfErp ? '供应商的仓库已发货' : '供应商已填写运单号';
  return { waybillNo, ownCourierId: id, outputInfo: words, outputResult: words };
}

function refusal({ row, packageNo }: FillRow, msg: string) {
  return { row, packageNo, msg };
}
