import { eq, sql } from 'drizzle-orm';
import { inSavepoint, type Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/index.ts';
import { ALONE, ISSUE } from '../../jobs/kinds/waybills.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { caseStatus, parcelStatus, refundStatus, returnedGoods } from '../../shared/statuses.ts';
import type { CaseMessage, CaseRow } from '../cases/caseRows.ts';
import { endCase, moveCase } from '../cases/cases.repository.ts';
import { endRefund, giveRefund } from '../refunds/ending.ts';
import type { RefundRow } from '../refunds/refunds.repository.ts';
import { feeLeft } from '../settlements/shares.ts';
import { DUE_AT } from '../shipments/openRefunds.repository.ts';
import { inFull, type OrderRow, refundParcels } from '../shipments/refunding.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import { noteIfBack } from './comingBack.repository.ts';
import { giveCompensation } from './compensating.repository.ts';
import {
  type Freight,
  giveUp,
  placeReplacement,
  type Replacement,
  returnIfEnded,
} from './replacing.repository.ts';
import { markReturned, settleGoods } from './returnedGoods.ts';
import { returnAddressOf } from './returning.repository.ts';

/** A case with its order and parcel, all locked. */
export type Locked = {
  order: OrderRow;
  parcel: ParcelRow;
  found: CaseRow;
  /** The refund that waits with the case; null where none does. */
  refund: RefundRow | null;
  /** What was sent instead; null where nothing was. */
  replacement: Replacement | null;
  /** Sends what is to be done of it; null where the scheduled rescue of waybills does. */
  queue: JobSender | null;
};

const OUT_OF_STOCK = '库存不足，不能补发，转平台处理';
const SETTLED_BY_OFFER = '双方已协商补偿';
const SENT_AGAIN = '双方已协商补发';

/**
 * All that a case is about: the parcel or those of its pieces. `refundParcels` ends the case. `restock` says of goods that
 * came back whether they can be sold again; where nobody says it, that is confirmed with the refund.
 */
export async function giveAll(tx: Tx, locked: Locked, said: CaseMessage, restock?: boolean): Promise<void> {
  const { order, parcel, found, refund, replacement } = locked;
  const terms = { by: said.by, reason: said.text };
  const isGiven = found.outcome === 'refunded' || leftOf(parcel) === 0;
  if (found.appealedAt && isGiven) return endAsBefore(tx, locked, said);
  await giveUp(tx, order, found, replacement, said.text);
  if (refund) await giveRefund(tx, { order, parcel, refund }, refund.amount, terms);
  else await refundParcels(tx, order, [inFull(parcel)], terms);
  if (found.goods !== null) return markReturned(tx, found.id);
  if (restock === undefined || found.returnId === null) return;
  await settleGoods(tx, locked, restock ? returnedGoods.restocked : returnedGoods.unsellable);
}

/** Asks for the goods as the buyer has offered. A silent supplier that has named nobody to send them to gives the money. */
export async function askBack(
  tx: Tx,
  locked: Locked,
  warehouseId: number | undefined,
  said: CaseMessage,
): Promise<void> {
  const { order, refund } = locked;
  const returnTo = await returnAddressOf(tx, order, warehouseId).catch((error: unknown) => {
    if (said.by === 'system' && error instanceof Refusal) return null;
    throw error;
  });
  if (!returnTo) return giveAll(tx, locked, said);
  await wait(tx, refund, false);
  await awaitGoods(tx, locked, { returnTo }, said);
}

/** The buyer is to send the goods back. */
export async function awaitGoods(
  tx: Tx,
  { order, parcel, found }: Locked,
  change: Parameters<typeof moveCase>[3],
  said: CaseMessage,
): Promise<void> {
  await moveCase(tx, found, caseStatus.waitReturn, change, said);
  await noteIfBack(tx, parcel, order);
}

/** Sends the goods again. Where a silent supplier has none left, an operator decides. */
export async function sendAgain(tx: Tx, locked: Locked, freight: Freight, said: CaseMessage): Promise<void> {
  const { order, parcel, found, refund, replacement, queue } = locked;
  await giveUp(tx, order, found, replacement, said.text);
  const placed = await inSavepoint(tx, (savepoint) => placeReplacement(savepoint, locked, freight)).catch(
    (error: unknown) => {
      if (said.by === 'system' && error instanceof Refusal) return null;
      throw error;
    },
  );
  if (placed === null)
    return moveCase(tx, found, caseStatus.judging, {}, { ...said, action: 'escalate', text: OUT_OF_STOCK });
  if (refund)
    await endRefund(tx, { order, parcel, refund }, refundStatus.revoked, {
      auditBy: said.by,
      auditReason: SENT_AGAIN,
    });
  await queue?.send(tx, ISSUE, String(placed.orderId), { orderId: placed.orderId }, { priority: ALONE });
  const change = { replacementId: placed.packageId, freight: freight.freight, freightBy: freight.freightBy };
  await moveCase(tx, found, caseStatus.replacing, change, said);
}

export async function giveNothing(tx: Tx, locked: Locked, said: CaseMessage): Promise<void> {
  const { order, parcel, refund } = locked;
  if (refund)
    await endRefund(tx, { order, parcel, refund }, refundStatus.rejected, {
      auditBy: 'platform',
      auditReason: said.text,
    });
  await endAsBefore(tx, locked, said);
}

/** Nothing more is given than was; the buyer gives nothing back. */
async function endAsBefore(tx: Tx, { order, found, replacement }: Locked, said: CaseMessage): Promise<void> {
  await returnIfEnded(tx, order, found, replacement);
  const isGiven = found.givenAmount > 0 || found.outcome === 'replaced';
  const status = isGiven ? caseStatus.resolved : caseStatus.closed;
  await endCase(tx, found, { status, outcome: found.outcome ?? 'refused' }, said);
}

/**
 * So many fen in all while the parcel goes on; a refund that waits with the case ends. What an operator gives beyond the
 * parcel comes from the supplier's deposit.
 */
export async function settleFor(
  tx: Tx,
  locked: Locked,
  amount: Fen,
  said: CaseMessage,
  { isPlatform = false } = {},
): Promise<void> {
  const { order, parcel, found, refund, replacement } = locked;
  const more = amount - found.givenAmount;
  if (more <= 0) return endAsBefore(tx, locked, said);
  await giveUp(tx, order, found, replacement, said.text);
  if (refund)
    await endRefund(tx, { order, parcel, refund }, refundStatus.revoked, {
      auditBy: said.by,
      auditReason: SETTLED_BY_OFFER,
    });
  const ofParcel = isPlatform ? Math.min(more, leftOf(parcel)) : more;
  await giveCompensation(tx, { order, parcel, caseId: found.id }, ofParcel, more - ofParcel);
  const outcome = found.outcome === 'refunded' ? 'refunded' : 'compensated';
  const ended = { status: caseStatus.resolved, outcome, given: more };
  await endCase(tx, found, ended, { ...said, amount });
}

/** Fen that can still go back of what a parcel cost. */
function leftOf(parcel: ParcelRow): Fen {
  return parcel.status === parcelStatus.refunded ? 0 : feeLeft(parcel);
}

/** Whether the refund that waits with a case is agreed to by itself after a while. */
export async function wait(tx: Tx, refund: RefundRow | null, isDue: boolean): Promise<void> {
  if (refund)
    await tx
      .update(refunds)
      .set({ dueAt: isDue ? DUE_AT : sql`NULL` })
      .where(eq(refunds.id, refund.id));
}
