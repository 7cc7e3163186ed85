import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { parcels, type RefundItem } from '../../db/schema/index.ts';
import { refundStatus } from '../../shared/statuses.ts';
import { itemsOf } from '../parcels/parcelItems.ts';
import { openRefunds } from '../shipments/openRefunds.repository.ts';
import {
  type AuditActor,
  type OrderRow,
  type Refunding,
  rederiveOrder,
  refundParcels,
} from '../shipments/refunding.repository.ts';
import { linesOf, recordPartRefund, splitOff } from '../shipments/splitting.repository.ts';
import { type HeldLine, takeOut } from '../shipments/takenLines.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import { openCaseOfRefund } from './casesOfRefunds.ts';
import type { RefundRow } from './refunds.repository.ts';
import { type Beside, failure, judgePart, type RefundRequest, type Result } from './verdicts.ts';

type Items = NonNullable<RefundRequest['items']>;
type Terms = { by: AuditActor; reason: string };

/**
 * Refunds some of the pieces of a locked parcel, or starts what must wait for its supplier. Undefined where they are all
 * that is in it: then the parcel is refunded, with the courier's fee.
 */
export async function applyForPart(
  tx: Tx,
  order: OrderRow,
  parcel: ParcelRow,
  request: RefundRequest & { items: Items },
  beside: Beside,
): Promise<Result | undefined> {
  const lines = await linesOf(tx, parcel.id);
  const content = areAsSeen(lines, request.items) ? takeOut(lines, request.items) : null;
  if (content?.left.length === 0) return undefined;
  const verdict = judgePart(parcel, request, beside);
  if ('refused' in verdict) return { success: [], failed: [failure(parcel.id, verdict.refused)] };
  if (!content) return { success: [], failed: [failure(parcel.id, 'REFUND_ITEMS')] };
  if (parcel.compensated > 0) return { success: [], failed: [failure(parcel.id, 'REFUND_COMPENSATED')] };
  if (verdict.path === 'atOnce') {
    const { amount, parcel: part } = await refundPart(tx, order, parcel, content, request);
    const success = { packageId: parcel.id, refundStatus: refundStatus.success, amount, partId: part.id };
    return { success: [success], failed: [] };
  }
  const success = await askForPart(tx, order, parcel, content.taken, { ...request, path: verdict.path });
  return { success: [success], failed: [] };
}

/** Whether there are as many pieces as the caller saw: when it repeats what went through there are fewer. */
function areAsSeen(lines: readonly HeldLine[], items: Items): boolean {
  return items.every(
    ({ skuId, of }) => of === undefined || lines.find((line) => line.skuId === skuId)?.num === of,
  );
}

/** Gives back what its supplier agrees to of an open refund of some pieces. */
export async function endPartRefund(
  tx: Tx,
  { order, parcel, refund }: { order: OrderRow; parcel: ParcelRow; refund: RefundRow },
  items: Items,
  { amount, ...terms }: Terms & { amount: number },
): Promise<void> {
  const content = takeOut(await linesOf(tx, parcel.id), items);
  if (!content) throw new Error(`refund ${refund.id} is of pieces that its parcel does not hold`);
  await refundPart(tx, order, parcel, content, terms, amount);
}

async function refundPart(
  tx: Tx,
  order: OrderRow,
  parcel: ParcelRow,
  content: { taken: HeldLine[]; left: HeldLine[] },
  terms: Terms,
  amount?: number,
): Promise<Refunding> {
  const whole = await splitOff(tx, order, parcel, content);
  const refunding = { ...whole, amount: amount ?? whole.amount };
  await recordPartRefund(tx, refunding.parcel, refunding.amount);
  await refundParcels(tx, order, [refunding], terms);
  return refunding;
}

/** Pieces of a parcel as they are called in it. */
export async function namedItems(
  tx: Tx,
  packageId: number,
  taken: readonly HeldLine[],
): Promise<RefundItem[]> {
  const named = (await itemsOf(tx, [packageId])).get(packageId) ?? [];
  return taken.flatMap(({ skuId, num, goodsFee }) => {
    const item = named.find((each) => each.skuId === skuId);
    return item ? [{ ...item, num, goodsFee }] : [];
  });
}

/** Of its supplier, or once its ERP has cancelled the parcel. */
async function askForPart(
  tx: Tx,
  order: OrderRow,
  parcel: ParcelRow,
  taken: readonly HeldLine[],
  { path, ...request }: RefundRequest & { path: 'afterIssuing' | 'bySupplier' },
): Promise<Result['success'][number]> {
  const waitsForErp = path === 'afterIssuing';
  const status = waitsForErp ? refundStatus.applied : refundStatus.waitSeller;
  const items = await namedItems(tx, parcel.id, taken);
  const amount = taken.reduce((sum, { goodsFee }) => sum + goodsFee, 0);
  const asked = { packageId: parcel.id, status, amount, waybillFee: 0, items };
  const [refund] = await openRefunds(tx, order, [asked], request);
  if (refund && !waitsForErp) await openCaseOfRefund(tx, parcel, refund, request, items);
  await tx
    .update(parcels)
    .set({ refundStatus: status, cancelRequested: waitsForErp })
    .where(eq(parcels.id, parcel.id));
  await rederiveOrder(tx, order);
  return { packageId: parcel.id, refundStatus: status, amount };
}
