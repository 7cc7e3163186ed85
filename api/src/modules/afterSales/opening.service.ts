import { and, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { afterSaleCases, parcels } from '../../db/schema/index.ts';
import { type IdempotentRequest, storeResponse } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { type Fen, yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { caseAsks, caseStatus, refundStatus } from '../../shared/statuses.ts';
import type { CaseRow } from '../cases/caseRows.ts';
import { openCase } from '../cases/cases.repository.ts';
import { caseRefusal } from '../lifecycle/parcelActions.ts';
import { useFiles } from '../privateFiles/privateFiles.repository.ts';
import { openRefunds, ordersOfParcels } from '../refunds/refunds.repository.ts';
import { factsOf } from '../refunds/verdicts.ts';
import { feeLeft } from '../settlements/shares.ts';
import {
  lockParcels,
  type OrderRow,
  rederiveOrder,
  setAuditActor,
} from '../shipments/refunding.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import type { OpenCaseInput } from './afterSales.schemas.ts';

type Opened = { caseId: number; status: number };

/**
 * A buyer opens a case for a parcel that was shipped; with a key only once.
 * @throws Refusal IDEMPOTENCY_CONFLICT, NOT_FOUND, CASE_OPEN, REFUND_DUP, CASE_EARLY before the courier has it, REFUND_STATE when it has ended,
 *   REFUND_LATE a week after it was signed, AMOUNT_MIN, AMOUNT_MAX
 */
export function openBuyersCase(
  db: Db,
  actor: Actor,
  input: OpenCaseInput,
  key: string | null = null,
): Promise<Opened> {
  const { accountId } = actor;
  const request: IdempotentRequest = { accountId, op: 'openCase', key, hash: requestHash(input) };
  const open = opening(actor, input);
  return db.transaction((tx) => storeResponse(tx, request, () => open(tx)));
}

const opening =
  (actor: Actor, input: OpenCaseInput) =>
  async (tx: Tx): Promise<Opened> => {
    await setAuditActor(tx, 'user');
    await attach(tx, actor, input.fileIds);
    const [found] = await ordersOfParcels(tx, actor, [input.packageId]);
    const locked = found && (await lockParcels(tx, found.orderId, [input.packageId]));
    const parcel = locked?.parcels[0];
    if (!parcel) throw new Refusal('NOT_FOUND');
    await refuseUnlessOpenable(tx, parcel);
    const { order } = locked;
    const amount = askedFor(parcel, input);
    const { kind, ask, text } = input;
    const refundId =
      ask === caseAsks.wholeRefund ? await beginRefund(tx, order, parcel, amount, text) : undefined;
    const opened = await openCase(
      tx,
      parcel,
      { packageId: parcel.id, kind, ask, amount, ...(refundId !== undefined && { refundId }) },
      { by: 'user', text, ...(input.fileIds && { fileIds: input.fileIds }) },
    );
    await rederiveOrder(tx, order);
    return { caseId: opened.id, status: opened.status };
  };

async function refuseUnlessOpenable(tx: Tx, parcel: ParcelRow): Promise<void> {
  const [open] = await tx
    .select({ id: afterSaleCases.id })
    .from(afterSaleCases)
    .where(and(eq(afterSaleCases.packageId, parcel.id), lt(afterSaleCases.status, caseStatus.resolved)));
  const refused = caseRefusal({ ...factsOf(parcel), hasOpenCase: open !== undefined });
  if (refused) throw new Refusal(refused);
}

/** Fen: what is given, else all of what it is about. */
function askedFor(parcel: ParcelRow, { ask, amount }: OpenCaseInput): Fen {
  const left = feeLeft(parcel);
  if (ask === caseAsks.wholeRefund) return left;
  const max = ask === caseAsks.freight ? Math.min(left, parcel.courierFee + parcel.remoteFee) : left;
  const asked = amount ?? (ask === caseAsks.freight ? max : 0);
  if (asked < 1) throw new Refusal('AMOUNT_MIN', { min: yuanText(1) }, { min: 1 });
  if (asked > max) throw new Refusal('AMOUNT_MAX', { max: yuanText(max) }, { max });
  return asked;
}

/** @throws Refusal NO_FILE, EVIDENCE_PICTURES, EVIDENCE_VIDEOS */
export async function attach(tx: Tx, { accountId }: Actor, fileIds: readonly number[] = []): Promise<void> {
  if (fileIds.length > 0 && !(await useFiles(tx, accountId, fileIds))) throw new Refusal('NO_FILE');
}

/** The refund that waits for the supplier together with the case; its caller derives the order anew. */
export async function beginRefund(
  tx: Tx,
  order: OrderRow,
  parcel: ParcelRow,
  amount: Fen,
  reason: string,
  items?: CaseRow['items'],
): Promise<number> {
  const status = refundStatus.waitSeller;
  const opened = { packageId: parcel.id, status, amount, waybillFee: 0, ...(items && { items }) };
  const [refund] = await openRefunds(tx, order, [opened], { by: 'user', reason });
  if (!refund) throw new Error('a refund was not opened');
  await tx.update(parcels).set({ refundStatus: status }).where(eq(parcels.id, parcel.id));
  return refund.id;
}
