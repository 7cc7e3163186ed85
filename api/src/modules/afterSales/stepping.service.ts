import { eq, sql } from 'drizzle-orm';
import { type Db, inSavepoint, type Tx } from '../../db/client.ts';
import { afterSaleCases, parcels, refunds, returnParcels } from '../../db/schema/index.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import type { Actor } from '../../shared/actor.ts';
import { type Fen, yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  type CaseAsk,
  caseAsks,
  caseStatus,
  type FreightBearer,
  freightBearers,
  parcelStatus,
  refundStatus,
} from '../../shared/statuses.ts';
import type { CaseMessage, CaseRow, CaseWriter } from '../cases/caseRows.ts';
import {
  addMessage,
  type DueCase,
  endCase,
  findCase,
  findDueCases,
  hasOpenCase,
  inspectSoon,
  lockCase,
  markJudged,
  moveCase,
  NO_OFFER,
} from '../cases/cases.repository.ts';
import { endRefund, giveRefund } from '../refunds/ending.ts';
import { DUE_AT, lockRefund, type RefundRow } from '../refunds/refunds.repository.ts';
import { recordReturned } from '../refunds/returned.ts';
import { feeLeft } from '../settlements/shares.ts';
import {
  inFull,
  lockParcels,
  type OrderRow,
  rederiveOrder,
  refundParcels,
  setAuditActor,
} from '../shipments/refunding.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import { cleanWaybillNo, isWaybillNo } from '../waybills/waybillNo.ts';
import { allowedCaseActions, type CaseAction, type CaseActor, offerIn, WHOLE } from './caseActions.ts';
import { giveCompensation } from './compensating.repository.ts';
import { attach, beginRefund } from './opening.service.ts';
import {
  FREIGHT_OF_SELLER,
  type Freight,
  giveUp,
  lockReplacement,
  outcomeOf,
  placeReplacement,
  type Replacement,
  returnFreight,
} from './replacing.repository.ts';
import { claimReturn, dropUnused, returnAddressOf } from './returning.repository.ts';

export type CaseStep = {
  action: CaseAction;
  text: string;
  amount?: Fen | undefined;
  fileIds?: readonly number[] | undefined;
  /** What is offered, a part by default. */
  offer?: CaseAsk | undefined;
  /** Where goods are wanted back, the warehouse of the order by default. */
  warehouseId?: number | undefined;
  /** By which courier under which number goods are sent back. */
  courierId?: number | null | undefined;
  waybillNo?: string | undefined;
  /** Whether what came back can be sold again. */
  restock?: boolean | undefined;
};
/**
 * What an operator decides: so many fen while the parcel goes on, all of it, the goods again, or nothing. After an appeal it is
 * what the buyer is to have got in all; where that is less than before, nothing comes back from the buyer. The freight of a
 * replacement is the supplier's unless it says otherwise.
 */
export type Verdict = { give: 'all' | 'nothing' | 'replacement' | Fen; reason: string; freight?: Freight };
type Locked = {
  order: OrderRow;
  parcel: ParcelRow;
  found: CaseRow;
  /** The refund that waits with the case; null where none does. */
  refund: RefundRow | null;
  /** What was sent instead; null where nothing was. */
  replacement: Replacement | null;
};

const WRITERS: Record<CaseActor, CaseWriter> = {
  buyer: 'user',
  seller: 'seller',
  platform: 'platform',
  system: 'system',
};
const AT_ONCE = 50;
const SILENT_SELLER = '供应商超过48小时未处理，自动同意';
const SILENT_BUYER = '买家超过5天未处理，自动关闭';
const NOT_SENT_BACK = '买家超过10天未寄回，自动关闭';
const NOT_INSPECTED = '供应商收到退货超过3天未验货，自动同意';
const NEVER_ARRIVED = '退货超过15天未送达，转平台处理';
const OUT_OF_STOCK = '库存不足，不能补发，转平台处理';
const SETTLED_BY_OFFER = '双方已协商补偿';
const SENT_AGAIN = '双方已协商补发';

/** The steps of cases: of their parties, of an operator, and those that a deadline takes. */
export function steppingService(db: Db) {
  /** Locks the order, the parcel, the refund and the case, as refunds do, so that one of two steps comes first. */
  async function lock(tx: Tx, caseId: number, actor?: Actor): Promise<Locked> {
    const known = await findCase(tx, caseId, actor);
    if (!known) throw new Refusal('NOT_FOUND');
    const refunding = known.refundId === null ? undefined : await lockRefund(tx, known.refundId);
    // A refund of some pieces is by now one of the part that they became.
    const locked =
      refunding?.parcel.id === known.packageId
        ? { order: refunding.order, parcels: [refunding.parcel] }
        : await lockParcels(tx, known.orderId, [known.packageId]);
    const replacement = await lockReplacement(tx, known.replacementId);
    const found = await lockCase(tx, caseId);
    const parcel = locked?.parcels[0];
    if (!locked || !parcel || !found) throw new Error('a case without its parcel');
    const refund = refunding?.refund.status === refundStatus.waitSeller ? refunding.refund : null;
    return { order: locked.order, parcel, found, refund, replacement };
  }

  function take(caseId: number, by: CaseActor, step: CaseStep, actor?: Actor): Promise<void> {
    return db.transaction(async (tx) => {
      await setAuditActor(tx, WRITERS[by]);
      const locked = await lock(tx, caseId, actor);
      const { dueAt } = locked.found;
      const isEarly = by === 'system' && (dueAt === null || dueAt.getTime() > Date.now());
      const state = { ...locked.found, hasArrived: await hasArrived(tx, locked.found) };
      if (isEarly || !allowedCaseActions(state, by).includes(step.action)) throw new Refusal('CASE_STATE');
      if (actor) await attach(tx, actor, step.fileIds);
      const said = {
        ...{ by: WRITERS[by], action: step.action, text: step.text.trim() },
        ...(step.fileIds && { fileIds: step.fileIds }),
      };
      await STEPS[step.action](tx, locked, step, said);
      if (step.action !== 'say') await rederiveOrder(tx, locked.order);
    });
  }

  async function stepIfDue(due: DueCase): Promise<void> {
    await take(due.id, 'system', stepOf(due)).catch((error: unknown) => {
      // Somebody was quicker.
      if (!(error instanceof Refusal && error.errorKey === 'CASE_STATE')) throw error;
    });
  }

  return {
    /** @throws Refusal NOT_FOUND, CASE_STATE, CASE_TEXT, AMOUNT_MIN, AMOUNT_MAX, and those of the money */
    act: (actor: Actor, caseId: number, step: CaseStep): Promise<void> =>
      take(caseId, actor.kind, step, actor),

    /**
     * An operator decides a case that was brought before it; in the caller's transaction.
     * @throws Refusal CASE_STATE, and REFUND_FUNDS where the supplier's wallet and deposit have too little
     */
    async decide(tx: Tx, caseId: number, { give, reason, freight }: Verdict): Promise<void> {
      await setAuditActor(tx, 'platform');
      const locked = await lock(tx, caseId);
      const state = { ...locked.found, hasArrived: false };
      if (!allowedCaseActions(state, 'platform').includes('decide')) throw new Refusal('CASE_STATE');
      const said = { by: 'platform' as const, action: 'decide', text: reason };
      if (give === 'all') await giveAll(tx, locked, said);
      else if (give === 'nothing') await giveNothing(tx, locked, said);
      else if (give === 'replacement') await sendAgain(tx, locked, freight ?? FREIGHT_OF_SELLER, said);
      else await settleFor(tx, locked, give, said, { isPlatform: true });
      await markJudged(tx, caseId);
      await rederiveOrder(tx, locked.order);
    },

    /** Scheduled job: the steps that silence takes. A failing one does not block the others. */
    async stepDue(stop?: AbortSignal): Promise<void> {
      const failures: unknown[] = [];
      await eachInRounds(
        AT_ONCE,
        stop,
        (last: DueCase | undefined) => findDueCases(db, AT_ONCE, last),
        (due) => stepIfDue(due).catch((error: unknown) => failures.push(error)),
      );
      if (failures.length > 0) throw failures[0];
    },
  };
}

export type SteppingService = ReturnType<typeof steppingService>;

type Step = (tx: Tx, locked: Locked, step: CaseStep, said: CaseMessage) => Promise<void>;

const STEPS: Record<CaseAction, Step> = {
  async accept(tx, locked, { restock, warehouseId }, said) {
    const { ask, status, amount, returnId } = locked.found;
    if (status !== caseStatus.waitSeller || returnId !== null) return giveAll(tx, locked, said, restock);
    if (ask === caseAsks.wholeRefund) return giveAll(tx, locked, said);
    if (ask === caseAsks.returnRefund) return askBack(tx, locked, warehouseId, said);
    if (ask === caseAsks.replacement) return sendAgain(tx, locked, FREIGHT_OF_SELLER, said);
    await settleFor(tx, locked, amount, said);
  },

  async offer(tx, locked, { amount, offer = caseAsks.part, warehouseId }, said) {
    const { order, parcel, found, refund } = locked;
    await wait(tx, refund, false);
    if (offer === caseAsks.returnRefund) {
      const returnTo = await returnAddressOf(tx, order, warehouseId);
      const change = { ...NO_OFFER, offerKind: offer, returnTo };
      return moveCase(tx, found, caseStatus.waitBuyer, change, said);
    }
    if (offer === caseAsks.replacement) {
      const freight = amount ?? 0;
      const freightBy = freight > 0 ? freightBearers.buyer : freightBearers.seller;
      const change = { ...NO_OFFER, offerKind: offer, freight, freightBy };
      return moveCase(tx, found, caseStatus.waitBuyer, change, { ...said, amount: freight });
    }
    if (offer !== caseAsks.part) throw new Refusal('BAD_PARAM', { field: 'offer' });
    const max = feeLeft(parcel);
    if (!amount) throw new Refusal('AMOUNT_MIN', { min: yuanText(1) }, { min: 1 });
    if (amount > max) throw new Refusal('AMOUNT_MAX', { max: yuanText(max) }, { max });
    const change = { offerKind: offer, offerAmount: amount };
    await moveCase(tx, found, caseStatus.waitBuyer, change, { ...said, amount });
  },

  async refuse(tx, { order, parcel, found, refund }, _step, said) {
    needsText(said);
    if (refund)
      await endRefund(tx, { order, parcel, refund }, refundStatus.rejected, {
        auditBy: 'seller',
        auditReason: said.text,
      });
    await moveCase(tx, found, caseStatus.waitBuyer, NO_OFFER, said);
  },

  async acceptOffer(tx, locked, _step, said) {
    const { found } = locked;
    const offered = offerIn(found);
    if (offered === caseAsks.returnRefund) return moveCase(tx, found, caseStatus.waitReturn, {}, said);
    if (offered === caseAsks.replacement)
      return sendAgain(tx, locked, { ...found, freightBy: found.freightBy as FreightBearer }, said);
    await settleFor(tx, locked, found.offerAmount ?? 0, said);
  },

  async sendBack(tx, { found }, { courierId = null, waybillNo: typed = '' }, said) {
    if (said.by === 'user' && courierId === null) throw new Refusal('BAD_PARAM', { field: 'courierId' });
    const waybillNo = cleanWaybillNo(typed);
    if (!isWaybillNo(waybillNo)) throw new Refusal('WAYBILL_NO');
    const { sellerId, accountId, returnTo } = found;
    const coming = { sellerId, accountId, warehouseId: returnTo?.warehouseId ?? null, courierId, waybillNo };
    const { id: returnId, hasArrived: isThere } = await claimReturn(tx, coming);
    await moveCase(tx, found, caseStatus.inspecting, { returnId }, { ...said, text: waybillNo });
    if (found.returnId !== returnId) await dropUnused(tx, found.returnId);
    if (isThere) await inspectSoon(tx, returnId);
  },

  async replaced(tx, { order, parcel, found, replacement }, _step, said) {
    const outcome = replacement && outcomeOf(replacement);
    if (outcome === 'arrived') {
      await tx.update(parcels).set({ replacedAt: sql`now()` }).where(eq(parcels.id, parcel.id));
      return endCase(tx, found, { status: caseStatus.resolved, outcome: 'replaced' }, said);
    }
    if (outcome !== 'ended') throw new Refusal('CASE_STATE');
    await returnFreight(tx, order, found);
    const change = { ...NO_OFFER, ...FREIGHT_OF_SELLER, replacementId: null };
    await moveCase(tx, found, caseStatus.waitBuyer, change, { ...said, action: 'replacementEnded' });
  },

  async insist(tx, { order, parcel, found, refund }, _step, said) {
    needsText(said);
    await wait(tx, refund, found.ask === caseAsks.wholeRefund);
    const isWhole = WHOLE.includes(found.ask);
    const refundId =
      isWhole && !refund
        ? await beginRefund(
            tx,
            order,
            parcel,
            Math.min(found.amount, feeLeft(parcel)),
            said.text,
            found.items,
          )
        : found.refundId;
    const insisted = found.insisted + 1;
    await moveCase(tx, found, caseStatus.waitSeller, { ...NO_OFFER, insisted, refundId }, said);
  },

  async escalate(tx, { found, refund }, _step, said) {
    needsText(said);
    await wait(tx, refund, false);
    await moveCase(tx, found, caseStatus.judging, {}, said);
  },

  async revoke(tx, { order, parcel, found, refund }, _step, said) {
    if (refund)
      await endRefund(tx, { order, parcel, refund }, refundStatus.revoked, {
        auditBy: said.by,
        auditReason: said.by === 'system' ? said.text : '',
      });
    const outcome = said.by === 'system' ? 'lapsed' : 'revoked';
    await endCase(tx, found, { status: caseStatus.closed, outcome }, said);
  },

  async say(tx, { found }, { fileIds = [] }, said) {
    if (fileIds.length === 0) needsText(said);
    await addMessage(tx, found, said);
  },

  decide: () => Promise.reject(new Refusal('CASE_STATE')),

  async appeal(tx, { parcel, found }, _step, said) {
    needsText(said);
    if (await hasOpenCase(tx, parcel.id)) throw new Refusal('CASE_OPEN');
    const appealed = { appealedBy: said.by, appealedAt: new Date(), finishedAt: null };
    await moveCase(tx, found, caseStatus.judging, appealed, said);
  },
};

function needsText({ text }: CaseMessage): void {
  if (text === '') throw new Refusal('CASE_TEXT');
}

/**
 * All that a case is about: the parcel or those of its pieces. `refundParcels` ends the case. `restock` says of goods that
 * came back whether they can be sold again; where nobody says it, that is confirmed with the refund.
 */
async function giveAll(tx: Tx, locked: Locked, said: CaseMessage, restock?: boolean): Promise<void> {
  const { order, parcel, found, refund, replacement } = locked;
  const terms = { by: said.by, reason: said.text };
  const isGiven = found.outcome === 'refunded' || leftOf(parcel) === 0;
  if (found.appealedAt && isGiven) return endAsBefore(tx, locked, said);
  await giveUp(tx, order, found, replacement, said.text);
  if (refund) await giveRefund(tx, { order, parcel, refund }, refund.amount, terms);
  else await refundParcels(tx, order, [inFull(parcel)], terms);
  if (restock === undefined || found.returnId === null) return;
  const refunded = await refundOfCase(tx, found.id);
  await recordReturned(tx, order, { ...refunded, packageNo: parcel.packageNo }, { restock });
}

/** The refund that has ended a case. */
async function refundOfCase(tx: Tx, caseId: number) {
  const [row] = await tx
    .select({ id: refunds.id, packageId: refunds.packageId })
    .from(refunds)
    .innerJoin(afterSaleCases, eq(afterSaleCases.refundId, refunds.id))
    .where(eq(afterSaleCases.id, caseId));
  if (!row) throw new Error('a case that was refunded without a refund');
  return row;
}

/** Asks for the goods as the buyer has offered. A silent supplier that has named nobody to send them to gives the money. */
async function askBack(
  tx: Tx,
  locked: Locked,
  warehouseId: number | undefined,
  said: CaseMessage,
): Promise<void> {
  const { order, found, refund } = locked;
  const returnTo = await returnAddressOf(tx, order, warehouseId).catch((error: unknown) => {
    if (said.by === 'system' && error instanceof Refusal) return null;
    throw error;
  });
  if (!returnTo) return giveAll(tx, locked, said);
  await wait(tx, refund, false);
  await moveCase(tx, found, caseStatus.waitReturn, { returnTo }, said);
}

/** Sends the goods again. Where a silent supplier has none left, an operator decides. */
async function sendAgain(tx: Tx, locked: Locked, freight: Freight, said: CaseMessage): Promise<void> {
  const { order, parcel, found, refund, replacement } = locked;
  await giveUp(tx, order, found, replacement, said.text);
  const replacementId = await inSavepoint(tx, (savepoint) =>
    placeReplacement(savepoint, locked, freight),
  ).catch((error: unknown) => {
    if (said.by === 'system' && error instanceof Refusal) return null;
    throw error;
  });
  if (replacementId === null)
    return moveCase(tx, found, caseStatus.judging, {}, { ...said, action: 'escalate', text: OUT_OF_STOCK });
  if (refund)
    await endRefund(tx, { order, parcel, refund }, refundStatus.revoked, {
      auditBy: said.by,
      auditReason: SENT_AGAIN,
    });
  const change = { replacementId, freight: freight.freight, freightBy: freight.freightBy };
  await moveCase(tx, found, caseStatus.replacing, change, said);
}

/** What is done when nobody does anything. */
function stepOf({ status, hasArrived: isThere }: DueCase): CaseStep {
  switch (status) {
    case caseStatus.waitSeller:
      return { action: 'accept', text: SILENT_SELLER };
    case caseStatus.inspecting:
      return isThere
        ? { action: 'accept', text: NOT_INSPECTED }
        : { action: 'escalate', text: NEVER_ARRIVED };
    case caseStatus.replacing:
      return { action: 'replaced', text: '' };
    default:
      return { action: 'revoke', text: status === caseStatus.waitReturn ? NOT_SENT_BACK : SILENT_BUYER };
  }
}

async function hasArrived(tx: Tx, { returnId }: CaseRow): Promise<boolean> {
  if (returnId === null) return false;
  const [row] = await tx
    .select({ arrivedAt: returnParcels.arrivedAt, signedAt: returnParcels.signedAt })
    .from(returnParcels)
    .where(eq(returnParcels.id, returnId));
  return (row?.arrivedAt ?? row?.signedAt ?? null) !== null;
}

async function giveNothing(tx: Tx, locked: Locked, said: CaseMessage): Promise<void> {
  const { order, parcel, refund } = locked;
  if (refund)
    await endRefund(tx, { order, parcel, refund }, refundStatus.rejected, {
      auditBy: 'platform',
      auditReason: said.text,
    });
  await endAsBefore(tx, locked, said);
}

/** Nothing more is given than was; the buyer gives nothing back. */
async function endAsBefore(tx: Tx, { found }: Locked, said: CaseMessage): Promise<void> {
  const isGiven = found.givenAmount > 0 || found.outcome === 'replaced';
  const status = isGiven ? caseStatus.resolved : caseStatus.closed;
  await endCase(tx, found, { status, outcome: found.outcome ?? 'refused' }, said);
}

/**
 * So many fen in all while the parcel goes on; a refund that waits with the case ends. What an operator gives beyond the
 * parcel comes from the supplier's deposit.
 */
async function settleFor(
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
async function wait(tx: Tx, refund: RefundRow | null, isDue: boolean): Promise<void> {
  if (refund)
    await tx
      .update(refunds)
      .set({ dueAt: isDue ? DUE_AT : sql`NULL` })
      .where(eq(refunds.id, refund.id));
}
