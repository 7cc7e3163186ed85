import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { parcels, refunds } from '../../db/schema/index.ts';
import { type IdempotentRequest, storeResponse } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { amountUpTo } from '../../shared/amounts.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { type CaseAsk, type CaseKind, caseAsks, refundStatus } from '../../shared/statuses.ts';
import type { CaseRow } from '../cases/caseRows.ts';
import { hasOpenCase, openCase } from '../cases/cases.repository.ts';
import { caseRefusal } from '../lifecycle/parcelActions.ts';
import { useFiles } from '../privateFiles/privateFiles.repository.ts';
import { namedItems } from '../refunds/partRefunds.ts';
import { ordersOfParcels } from '../refunds/refunds.repository.ts';
import { factsOf } from '../refunds/verdicts.ts';
import { feeLeft } from '../settlements/shares.ts';
import { openRefunds } from '../shipments/openRefunds.repository.ts';
import {
  lockParcels,
  type OrderRow,
  rederiveOrder,
  setAuditActor,
} from '../shipments/refunding.repository.ts';
import { linesOf } from '../shipments/splitting.repository.ts';
import { takeOut } from '../shipments/takenLines.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import type { OpenCaseInput } from './afterSales.schemas.ts';
import { WHOLE } from './caseActions.ts';

type Opened = { caseId: number; status: number };

/**
 * A buyer opens a case for a parcel that was shipped; with a key only once.
 * @throws Refusal IDEMPOTENCY_CONFLICT, NOT_FOUND, CASE_OPEN, REFUND_DUP, CASE_EARLY before the courier has it, REFUND_STATE when
 *   it has ended, REFUND_LATE a week after it was signed, AMOUNT_MIN, AMOUNT_MAX, and those of `itemsAsked`
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
    const { kind, ask, text } = input;
    const items = input.items ? await itemsAsked(tx, parcel, input.items) : null;
    const amount = askedFor(parcel, input, items);
    const asked = { kind, ask, amount, items };
    const said = { by: 'user' as const, text, ...(input.fileIds && { fileIds: input.fileIds }) };
    const opened = await beginCase(tx, order, parcel, asked, said);
    await rederiveOrder(tx, order);
    return { caseId: opened.id, status: opened.status };
  };

async function refuseUnlessOpenable(tx: Tx, parcel: ParcelRow): Promise<void> {
  const refused = caseRefusal({ ...factsOf(parcel), hasOpenCase: await hasOpenCase(tx, parcel.id) });
  if (refused) throw new Refusal(refused);
}

type Asked = Pick<CaseRow, 'kind' | 'ask' | 'amount' | 'items'> &
  Pick<Parameters<typeof openCase>[2], 'begins'>;

/** Opens a case of a locked parcel; a refund waits with one that asks for all of its money. */
export async function beginCase(
  tx: Tx,
  order: OrderRow,
  parcel: ParcelRow,
  { kind, ask, amount, items, begins }: Asked,
  said: Parameters<typeof openCase>[3],
): Promise<CaseRow> {
  const refundId = WHOLE.includes(ask)
    ? await beginRefund(tx, order, parcel, amount, said.text, items)
    : undefined;
  // The goods come back first.
  if (ask === caseAsks.returnRefund && refundId !== undefined)
    await tx.update(refunds).set({ dueAt: null }).where(eq(refunds.id, refundId));
  const asked = { packageId: parcel.id, kind: kind as CaseKind, ask: ask as CaseAsk, amount, items };
  return openCase(
    tx,
    parcel,
    { ...asked, ...(refundId !== undefined && { refundId }), ...(begins && { begins }) },
    said,
  );
}

/**
 * The pieces that a case is about; null for all that is in the parcel.
 * @throws Refusal REFUND_ITEMS, REFUND_COMPENSATED, REFUND_STATE for a merged parcel, whose pieces are not told apart
 */
async function itemsAsked(
  tx: Tx,
  parcel: ParcelRow,
  pieces: NonNullable<OpenCaseInput['items']>,
): Promise<CaseRow['items']> {
  const content = takeOut(await linesOf(tx, parcel.id), pieces);
  if (!content) throw new Refusal('REFUND_ITEMS');
  if (content.left.length === 0) return null;
  if (parcel.mergeId !== null) throw new Refusal('REFUND_STATE');
  if (parcel.compensated > 0) throw new Refusal('REFUND_COMPENSATED');
  return namedItems(tx, parcel.id, content.taken);
}

/** Fen: what is given, else all of what it is about. */
function askedFor(parcel: ParcelRow, { ask, amount }: OpenCaseInput, items: CaseRow['items']): Fen {
  const left = items ? items.reduce((sum, { goodsFee }) => sum + goodsFee, 0) : feeLeft(parcel);
  if (ask === caseAsks.replacement) return 0;
  if (WHOLE.includes(ask)) return left;
  const max = ask === caseAsks.freight ? Math.min(left, parcel.courierFee + parcel.remoteFee) : left;
  return amountUpTo(amount ?? (ask === caseAsks.freight ? max : 0), max);
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
