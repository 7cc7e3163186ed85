import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/index.ts';
import { type IdempotentRequest, storeResponse } from '../../db/storedResponses.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import type { Actor } from '../../shared/actor.ts';
import { type Fen, yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { caseAsks, caseStatus, refundStatus } from '../../shared/statuses.ts';
import type { CaseMessage, CaseRow, CaseWriter } from '../cases/caseRows.ts';
import {
  addMessage,
  type DueCase,
  endCase,
  findCase,
  findDueCases,
  lockCase,
  moveCase,
} from '../cases/cases.repository.ts';
import { endRefund, giveRefund } from '../refunds/ending.ts';
import { DUE_AT, lockRefund, type RefundRow } from '../refunds/refunds.repository.ts';
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
import { allowedCaseActions, type CaseAction, type CaseActor } from './caseActions.ts';
import { giveCompensation } from './compensating.repository.ts';
import { attach, beginRefund } from './opening.service.ts';

export type CaseStep = {
  action: CaseAction;
  text: string;
  amount?: Fen | undefined;
  /** Of `say`. */
  fileIds?: readonly number[] | undefined;
};
/** What an operator decides: so many fen while the parcel goes on, all of it, or nothing. */
export type Verdict = { give: 'all' | 'nothing' | Fen; reason: string };
type Locked = {
  order: OrderRow;
  parcel: ParcelRow;
  found: CaseRow;
  /** The refund that waits with the case; null where none does. */
  refund: RefundRow | null;
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
const SETTLED_BY_OFFER = '双方已协商补偿';

/** The steps of cases: of their parties, of an operator, and those that a deadline takes. */
export function steppingService(db: Db) {
  /** Locks the order, the parcel, the refund and the case, as refunds do, so that one of two steps comes first. */
  async function lock(tx: Tx, caseId: number, actor?: Actor): Promise<Locked> {
    const known = await findCase(tx, caseId, actor);
    if (!known) throw new Refusal('NOT_FOUND');
    const refunding = known.refundId === null ? undefined : await lockRefund(tx, known.refundId);
    const locked = refunding
      ? { order: refunding.order, parcels: [refunding.parcel] }
      : await lockParcels(tx, known.orderId, [known.packageId]);
    const found = await lockCase(tx, caseId);
    const parcel = locked?.parcels[0];
    if (!locked || !parcel || !found) throw new Error('a case without its parcel');
    const refund = refunding?.refund.status === refundStatus.waitSeller ? refunding.refund : null;
    return { order: locked.order, parcel, found, refund };
  }

  const taking =
    (caseId: number, by: CaseActor, step: CaseStep, actor?: Actor) =>
    async (tx: Tx): Promise<{ caseId: number }> => {
      await setAuditActor(tx, WRITERS[by]);
      const locked = await lock(tx, caseId, actor);
      const { dueAt } = locked.found;
      const isEarly = by === 'system' && (dueAt === null || dueAt.getTime() > Date.now());
      if (isEarly || !allowedCaseActions(locked.found, by).includes(step.action))
        throw new Refusal('CASE_STATE');
      if (actor) await attach(tx, actor, step.fileIds);
      const said = {
        ...{ by: WRITERS[by], action: step.action, text: step.text.trim() },
        ...(step.fileIds && { fileIds: step.fileIds }),
      };
      await STEPS[step.action](tx, locked, step, said);
      if (step.action !== 'say') await rederiveOrder(tx, locked.order);
      return { caseId };
    };

  async function stepIfDue({ id, status }: DueCase): Promise<void> {
    const step: CaseStep =
      status === caseStatus.waitSeller
        ? { action: 'accept', text: SILENT_SELLER }
        : { action: 'revoke', text: SILENT_BUYER };
    await db.transaction(taking(id, 'system', step)).catch((error: unknown) => {
      // Somebody was quicker.
      if (!(error instanceof Refusal && error.errorKey === 'CASE_STATE')) throw error;
    });
  }

  return {
    /**
     * Takes a step, with a key only once.
     * @throws Refusal NOT_FOUND, CASE_STATE, CASE_TEXT, AMOUNT_MIN, AMOUNT_MAX, IDEMPOTENCY_CONFLICT, and those of the money
     */
    async act(actor: Actor, caseId: number, step: CaseStep, key: string | null = null): Promise<void> {
      const hash = requestHash({ caseId, ...step });
      const request: IdempotentRequest = { accountId: actor.accountId, op: 'stepCase', key, hash };
      const take = taking(caseId, actor.kind, step, actor);
      await db.transaction((tx) => storeResponse(tx, request, () => take(tx)));
    },

    /** An operator decides a case that was brought before it; in the caller's transaction. */
    async decide(tx: Tx, caseId: number, { give, reason }: Verdict): Promise<void> {
      await setAuditActor(tx, 'platform');
      const locked = await lock(tx, caseId);
      if (!allowedCaseActions(locked.found, 'platform').includes('decide')) throw new Refusal('CASE_STATE');
      const said = { by: 'platform' as const, action: 'decide', text: reason };
      if (give === 'all') await giveAll(tx, locked, said);
      else if (give === 'nothing') await giveNothing(tx, locked, said);
      else await settleFor(tx, locked, give, said);
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
  accept: (tx, locked, _step, said) =>
    locked.found.ask === caseAsks.wholeRefund
      ? giveAll(tx, locked, said)
      : settleFor(tx, locked, locked.found.amount, said),

  async offer(tx, { found, parcel, refund }, { amount }, said) {
    const max = feeLeft(parcel);
    if (!amount) throw new Refusal('AMOUNT_MIN', { min: yuanText(1) }, { min: 1 });
    if (amount > max) throw new Refusal('AMOUNT_MAX', { max: yuanText(max) }, { max });
    await wait(tx, refund, false);
    await moveCase(tx, found, caseStatus.waitBuyer, { offerAmount: amount }, { ...said, amount });
  },

  async refuse(tx, { order, parcel, found, refund }, _step, said) {
    needsText(said);
    if (refund)
      await endRefund(tx, { order, parcel, refund }, refundStatus.rejected, {
        auditBy: 'seller',
        auditReason: said.text,
      });
    await moveCase(tx, found, caseStatus.waitBuyer, { offerAmount: null }, said);
  },

  acceptOffer: (tx, locked, _step, said) => settleFor(tx, locked, locked.found.offerAmount ?? 0, said),

  async insist(tx, { order, parcel, found, refund }, _step, said) {
    needsText(said);
    await wait(tx, refund, true);
    const isWhole = found.ask === caseAsks.wholeRefund;
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
    await moveCase(tx, found, caseStatus.waitSeller, { insisted, refundId, offerAmount: null }, said);
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
};

function needsText({ text }: CaseMessage): void {
  if (text === '') throw new Refusal('CASE_TEXT');
}

/** All that a case is about: the parcel or those of its pieces. `refundParcels` ends the case. */
async function giveAll(tx: Tx, { order, parcel, refund }: Locked, { by, text }: CaseMessage): Promise<void> {
  const terms = { by, reason: text };
  if (refund) return giveRefund(tx, { order, parcel, refund }, refund.amount, terms);
  await refundParcels(tx, order, [inFull(parcel)], terms);
}

async function giveNothing(
  tx: Tx,
  { order, parcel, found, refund }: Locked,
  said: CaseMessage,
): Promise<void> {
  if (refund)
    await endRefund(tx, { order, parcel, refund }, refundStatus.rejected, {
      auditBy: 'platform',
      auditReason: said.text,
    });
  await endCase(tx, found, { status: caseStatus.closed, outcome: 'refused' }, said);
}

/** So many fen while the parcel goes on; a refund that waits with the case ends. */
async function settleFor(
  tx: Tx,
  { order, parcel, found, refund }: Locked,
  amount: Fen,
  said: CaseMessage,
): Promise<void> {
  if (refund)
    await endRefund(tx, { order, parcel, refund }, refundStatus.revoked, {
      auditBy: said.by,
      auditReason: SETTLED_BY_OFFER,
    });
  await giveCompensation(tx, { order, parcel, caseId: found.id }, amount);
  const ended = { status: caseStatus.resolved, outcome: 'compensated', given: amount };
  await endCase(tx, found, ended, { ...said, amount });
}

/** Whether the refund that waits with a case is agreed to by itself after a while. */
async function wait(tx: Tx, refund: RefundRow | null, isDue: boolean): Promise<void> {
  if (refund)
    await tx
      .update(refunds)
      .set({ dueAt: isDue ? DUE_AT : sql`NULL` })
      .where(eq(refunds.id, refund.id));
}
