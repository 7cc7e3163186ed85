import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { orders, parcels, shopOrders } from '../../db/schema/index.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { parcelStatus } from '../shipments/orderStatus.ts';
import { reasonTexts } from '../shipments/reasons.ts';
import { inFull, type OrderRow, rederiveOrder, refundParcels } from '../shipments/refunding.service.ts';
import { TRACK } from '../tracking/kinds.ts';
import { SEND } from '../writeBacks/kinds.ts';
import { type Claim, outputStatuses, type ParcelRow } from './claims.repository.ts';
import { beginVoiding, intercept, VOIDING } from './ending.repository.ts';
import type { Outcome, Waiting } from './outcomes.ts';

const IMPORT_ORDERED = 1;
const IMPORT_ISSUED = 2;
const SEND_WAITING = 1;
const SETTLE_WAITING = 1;

/** Of a kind of outcome, the parcels that it came to. */
type Of<K extends Outcome['kind']> = { parcel: ParcelRow; outcome: Extract<Outcome, { kind: K }> }[];

/**
 * Writes what came of the claimed parcels, in one transaction: their numbers, the stock that has left, the money of
 * those that were intercepted, the order's status, and the job that tells the shop. What its buyer wanted back meanwhile
 * is decided here: without a number its money goes back, and with one the number is given back first. What another worker
 * has taken over is left to it.
 */
export async function keepOutcomes(
  db: Db,
  queue: JobSender,
  claim: Claim,
  outcomes: ReadonlyMap<number, Outcome>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, claim.order.id)).for('update');
    if (!order) return;
    const held = await tx
      .select()
      .from(parcels)
      .where(
        and(
          eq(parcels.orderId, order.id),
          eq(parcels.outputStatus, outputStatuses.issuing),
          eq(parcels.leaseUntil, claim.leaseUntil),
          inArray(parcels.id, [...outcomes.keys()]),
        ),
      )
      .orderBy(asc(parcels.id))
      .for('update');
    const of = <K extends Outcome['kind']>(kind: K): Of<K> =>
      held.flatMap((parcel) => {
        const outcome = outcomes.get(parcel.id);
        return outcome?.kind === kind ? [{ parcel, outcome: outcome as Of<K>[number]['outcome'] }] : [];
      });
    const issued = of('issued');
    const intercepted = of('intercepted');
    const unissued = [...of('waiting'), ...of('refused')];
    const wantedBack = unissued.filter(({ parcel }) => parcel.cancelRequested);
    await lockShopOrders(tx, [...issued, ...intercepted, ...wantedBack]);
    for (const { parcel, outcome } of of('waiting')) await putBack(tx, parcel, outcome);
    for (const { parcel, outcome } of of('refused')) await refuse(tx, parcel, outcome);
    await keepIssued(tx, order, issued);
    await beginVoiding(
      tx,
      queue,
      issued.filter(({ parcel }) => parcel.cancelRequested).map(({ parcel }) => parcel.id),
    );
    if (issued.length > 0) await queue.send(tx, TRACK, String(order.id), { orderId: order.id });
    if (issued.length > 0 && order.autoSend && order.shopId !== null)
      await queue.send(tx, SEND, String(order.shopId), { shopId: order.shopId });
    await intercept(tx, order, intercepted);
    if (wantedBack.length > 0) {
      const terms = { by: 'system', reason: '没有出单，全额退款' } as const;
      await refundParcels(
        tx,
        order,
        wantedBack.map(({ parcel }) => inFull(parcel)),
        terms,
      );
    }
    if (issued.length > 0 && intercepted.length + wantedBack.length === 0) await rederiveOrder(tx, order);
  });
}

/** Lets the parcels that are queued wait like one of them, because nothing would come of them either. */
export async function letWait(
  db: Queryable,
  orderId: number,
  { info, pauseMs }: Pick<Waiting, 'info' | 'pauseMs'>,
): Promise<void> {
  const queued = db
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.orderId, orderId),
        eq(parcels.outputStatus, outputStatuses.queued),
        isNull(parcels.leaseUntil),
      ),
    )
    .orderBy(asc(parcels.id))
    .for('update', { skipLocked: true });
  await db
    .update(parcels)
    .set({ outputInfo: info, leaseUntil: after(pauseMs) })
    .where(inArray(parcels.id, queued));
}

/** In the order in which orders are read from a shop, so that neither waits for the other in a circle. */
async function lockShopOrders(tx: Tx, rows: readonly { parcel: ParcelRow }[]): Promise<void> {
  const ids = rows.filter(({ parcel }) => parcel.shopId !== null).map(({ parcel }) => parcel.id);
  if (ids.length === 0) return;
  await tx
    .select({ id: shopOrders.id })
    .from(shopOrders)
    .where(inArray(shopOrders.packageId, ids))
    .orderBy(asc(shopOrders.shopId), sql`${shopOrders.remoteOrderNo} COLLATE "C"`)
    .for('update');
}

async function putBack(
  tx: Tx,
  { id }: ParcelRow,
  { info, pauseMs, countsAs, unsure }: Waiting,
): Promise<void> {
  await tx
    .update(parcels)
    .set({
      outputStatus: outputStatuses.queued,
      outputInfo: info,
      leaseUntil: after(pauseMs),
      ...(unsure && { unsure }),
      ...(countsAs === null
        ? { outputAttempts: sql`${parcels.outputAttempts} - 1` }
        : { outputCode: countsAs }),
    })
    .where(eq(parcels.id, id));
}

async function refuse(tx: Tx, { id }: ParcelRow, { reasonCode, unsure }: Of<'refused'>[number]['outcome']) {
  await tx
    .update(parcels)
    .set({
      outputStatus: outputStatuses.failed,
      outputInfo: '出单失败',
      outputCode: reasonCode,
      outputResult: reasonTexts[reasonCode],
      leaseUntil: null,
      ...(unsure && { unsure }),
    })
    .where(eq(parcels.id, id));
}

async function keepIssued(tx: Tx, order: OrderRow, issued: Of<'issued'>): Promise<void> {
  if (issued.length === 0) return;
  const toldToShop = order.autoSend && order.shopId !== null;
  for (const { parcel, outcome } of issued) {
    await tx
      .update(parcels)
      .set({
        status: parcelStatus.shipped,
        outputStatus: outputStatuses.issued,
        outputInfo: '出单成功',
        outputCode: '',
        outputResult: '出单成功',
        waybillNo: outcome.waybillNo,
        courierOrderNo: outcome.courierOrderNo,
        shippedAt: sql`now()`,
        settleStatus: SETTLE_WAITING,
        unsure: false,
        leaseUntil: null,
        ...(parcel.cancelRequested && VOIDING),
        ...(toldToShop && { autoSendStatus: SEND_WAITING, autoSendAt: sql`now()` }),
      })
      .where(eq(parcels.id, parcel.id));
  }
  const ids = issued.map(({ parcel }) => parcel.id);
  await tx
    .update(shopOrders)
    .set({ importStatus: IMPORT_ISSUED })
    .where(and(inArray(shopOrders.packageId, ids), eq(shopOrders.importStatus, IMPORT_ORDERED)));
  await tx.execute(sql`
    SELECT take_stock(${order.goodId}, ${order.warehouseId}, ${issued.length * order.num}, ${order.orderNo}, NULL)`);
}

function after(pauseMs: number | null) {
  return pauseMs === null ? null : sql`now() + make_interval(secs => ${pauseMs / 1000})`;
}
