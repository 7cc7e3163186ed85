import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { reasonTexts } from '../../shared/reasons.ts';
import { outputStatuses } from '../../shared/statuses.ts';
import { inFull, rederiveOrder, refundParcels } from '../shipments/refunding.repository.ts';
import type { Claim, ParcelRow } from './claims.repository.ts';
import { beginVoiding, intercept, VOIDING } from './ending.repository.ts';
import type { Outcome, Waiting } from './outcomes.ts';
import { type IssuedParcel, lockShopOrders, shipParcels } from './shipping.repository.ts';

/** The parcels of one kind of outcome. */
type Of<K extends Outcome['kind']> = { parcel: ParcelRow; outcome: Extract<Outcome, { kind: K }> }[];

/**
 * Stores the outcomes of claimed parcels in one transaction: numbers, stock, refunds of intercepted ones, the
 * order's status, and the write-back job. Refunds requested meanwhile are decided here: without a number they are
 * paid, with one the waybill is voided first. Parcels taken over by another worker are left to it.
 */
export async function saveOutcomes(
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
          eq(parcels.outputStatus, literal(outputStatuses.issuing)),
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
    await defer(tx, of('waiting'));
    await refuse(tx, of('refused'));
    await shipParcels(tx, queue, order, issued.map(shippedAs));
    await beginVoiding(
      tx,
      queue,
      issued.filter(({ parcel }) => parcel.cancelRequested).map(({ parcel }) => parcel.id),
    );
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

/** Defers the queued parcels like one of them, because they would fail too. */
export async function deferOrder(
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
        eq(parcels.outputStatus, literal(outputStatuses.queued)),
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

async function defer(tx: Tx, deferred: Of<'waiting'>): Promise<void> {
  if (deferred.length === 0) return;
  const rows = deferred.map(({ parcel: { id }, outcome }) => ({
    id,
    info: outcome.info,
    pause: outcome.pauseMs === null ? null : outcome.pauseMs / 1000,
    uncounted: outcome.countsAs === null ? 1 : 0,
    code: outcome.countsAs,
    unknown: outcome.outcomeUnknown,
  }));
  await tx.execute(sql`
    UPDATE order_package p
       SET output_status = ${outputStatuses.queued}, output_info = x.info, lease_until = now() + make_interval(secs => x.pause),
           waybill_outcome_unknown = p.waybill_outcome_unknown OR x.unknown, output_attempts = p.output_attempts - x.uncounted,
           output_code = coalesce(x.code, p.output_code)
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
             id bigint, info text, pause float8, uncounted integer, code text, unknown boolean)
     WHERE p.id = x.id`);
}

async function refuse(tx: Tx, refused: Of<'refused'>): Promise<void> {
  if (refused.length === 0) return;
  const rows = refused.map(({ parcel: { id }, outcome: { reasonCode, outcomeUnknown } }) => ({
    id,
    code: reasonCode,
    result: reasonTexts[reasonCode],
    unknown: outcomeUnknown,
  }));
  await tx.execute(sql`
    UPDATE order_package p
       SET output_status = ${outputStatuses.failed}, output_info = '出单失败', output_code = x.code, output_result = x.result,
           lease_until = NULL, waybill_outcome_unknown = p.waybill_outcome_unknown OR x.unknown
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (id bigint, code text, result text, unknown boolean)
     WHERE p.id = x.id`);
}

/** A parcel with a refund requested meanwhile is shipped and then voided. */
function shippedAs({ parcel, outcome }: Of<'issued'>[number]): IssuedParcel {
  return {
    parcel,
    waybill: {
      outputInfo: '出单成功',
      outputResult: '出单成功',
      waybillNo: outcome.waybillNo,
      courierOrderNo: outcome.courierOrderNo,
      routeCode: outcome.routeCode,
      waybillOutcomeUnknown: false,
      ...(parcel.cancelRequested && VOIDING),
    },
  };
}

function after(pauseMs: number | null) {
  return pauseMs === null ? null : sql`now() + make_interval(secs => ${pauseMs / 1000})`;
}
