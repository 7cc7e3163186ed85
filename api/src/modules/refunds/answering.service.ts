import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/index.ts';
import { eachApartInRounds } from '../../jobs/inRounds.ts';
import type { Actor } from '../../shared/actor.ts';
import { amountUpTo, refuseAbove } from '../../shared/amounts.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { caseAsks, caseKinds, caseStatus, refundStatus } from '../../shared/statuses.ts';
import type { CaseMessage, CaseRow } from '../cases/caseRows.ts';
import { endCase, lockCaseOfRefund, moveCase, NO_OFFER } from '../cases/cases.repository.ts';
import { feeLeft } from '../settlements/shares.ts';
import { rederiveOrder, setAuditActor } from '../shipments/refunding.repository.ts';
import { endRefund, giveRefund, mostOf } from './ending.ts';
import { allowedRefundActions, type RefundAction } from './refundActions.ts';
import { type DueRefund, findOverdue, lockRefund } from './refunds.repository.ts';
import type { AnswerInput } from './refunds.schemas.ts';
import { areGoodsBack, recordReturned } from './returned.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockRefund>>>;
export type Decided = { refundId: number; status: number; amount: number };

/** While a case is there its supplier may offer something in it. */
const OFFERING: readonly number[] = [caseStatus.waitSeller, caseStatus.waitBuyer, caseStatus.inspecting];
const AT_ONCE = 50;

/** Decisions about waiting refunds: the supplier's answer, its timeout, the buyer's revocation. */
export function answeringService(db: Db) {
  async function lockFor(tx: Tx, actor: Actor, refundId: number, action: RefundAction): Promise<Locked> {
    const locked = await lockRefund(tx, refundId, actor);
    if (!locked) throw new Refusal('NOT_FOUND');
    const state = {
      ...locked.refund,
      wasShipped: locked.parcel.shippedAt !== null,
      returned:
        locked.refund.returnedAt !== null ||
        (action === 'confirmReturn' && (await areGoodsBack(tx, locked.parcel.id))),
    };
    if (!allowedRefundActions(state, actor).includes(action)) throw new Refusal('REFUND_DECIDED');
    return locked;
  }

  /** Ends a refund without money, and takes its case to where that leads. */
  async function end(
    tx: Tx,
    locked: Locked,
    status: number,
    { auditBy, auditReason = '' }: { auditBy: 'user' | 'seller'; auditReason?: string },
  ): Promise<Decided> {
    const { refund } = locked;
    const found = await lockCaseOfRefund(tx, refund.id);
    // Goods are on their way back: what becomes of that is said in the case.
    if (found?.status === caseStatus.waitReturn || found?.status === caseStatus.inspecting)
      throw new Refusal('CASE_STATE');
    await endRefund(tx, locked, status, { auditBy, auditReason });
    const said = { by: auditBy, text: auditReason };
    if (found && auditBy === 'seller')
      await moveCase(tx, found, caseStatus.waitBuyer, NO_OFFER, { ...said, action: 'refuse' });
    if (found && auditBy === 'user')
      await endCase(
        tx,
        found,
        { status: caseStatus.closed, outcome: 'revoked' },
        { ...said, action: 'revoke' },
      );
    if (found) await rederiveOrder(tx, locked.order);
    return { refundId: refund.id, status, amount: 0 };
  }

  /** Less than was asked for in a case is what its supplier offers: its buyer decides. */
  async function offerPart(
    tx: Tx,
    { order, refund, parcel }: Locked,
    found: CaseRow,
    offered: CaseMessage & { amount: Fen },
  ): Promise<Decided> {
    if (!OFFERING.includes(found.status)) throw new Refusal('CASE_STATE');
    const offer = { offerKind: caseAsks.part, offerAmount: amountUpTo(offered.amount, feeLeft(parcel)) };
    await tx.update(refunds).set({ dueAt: null }).where(eq(refunds.id, refund.id));
    await moveCase(tx, found, caseStatus.waitBuyer, offer, offered);
    await rederiveOrder(tx, order);
    return { refundId: refund.id, status: refund.status, amount: 0 };
  }

  return {
    /** The supplier agrees to all or a part, or refuses with a reason; in a case a part is an offer. */
    answer: (actor: Actor, { refundId, agree, amount, reason = '' }: AnswerInput): Promise<Decided> =>
      db.transaction(async (tx) => {
        await setAuditActor(tx, 'seller');
        const locked = await lockFor(tx, actor, refundId, 'answer');
        const { refund } = locked;
        if (!agree) {
          if (reason.trim() === '') throw new Refusal('REFUND_REASON');
          return end(tx, locked, refundStatus.rejected, { auditBy: 'seller', auditReason: reason.trim() });
        }
        const input = amount ?? refund.amount;
        refuseAbove(input, mostOf(locked));
        const found = input < refund.amount ? await lockCaseOfRefund(tx, refundId) : undefined;
        if (found && found.kind !== caseKinds.unspecified) {
          const offered = { by: 'seller' as const, action: 'offer', text: reason.trim(), amount: input };
          return offerPart(tx, locked, found, offered);
        }
        await giveRefund(tx, locked, input, { by: 'seller', reason: reason.trim() });
        return { refundId, status: refundStatus.success, amount: input };
      }),

    /** The buyer revokes a request that has not taken effect. */
    revoke: (actor: Actor, refundId: number): Promise<Decided> =>
      db.transaction(async (tx) => {
        await setAuditActor(tx, 'user');
        const locked = await lockFor(tx, actor, refundId, 'revoke');
        return end(tx, locked, refundStatus.revoked, { auditBy: 'user' });
      }),

    /** The supplier confirms the return of a refunded parcel: its pieces are restocked once. */
    confirmReturn: (actor: Actor, refundId: number): Promise<Decided> =>
      db.transaction(async (tx) => {
        const { order, parcel, refund } = await lockFor(tx, actor, refundId, 'confirmReturn');
        await recordReturned(tx, order, { ...refund, packageNo: parcel.packageNo }, { restock: true });
        return { refundId, status: refund.status, amount: refund.amount };
      }),

    /** Scheduled job: a supplier that was silent for two days has agreed. Returns the number of refunds. */
    async agreeOverdue(stop?: AbortSignal): Promise<number> {
      let agreed = 0;
      await eachApartInRounds(
        AT_ONCE,
        stop,
        (last: DueRefund | undefined) => findOverdue(db, AT_ONCE, last),
        async ({ id }) => {
          if (await agreeIfOverdue(db, id)) agreed += 1;
        },
      );
      return agreed;
    },
  };
}

export type AnsweringService = ReturnType<typeof answeringService>;

function agreeIfOverdue(db: Db, refundId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await setAuditActor(tx, 'system');
    const locked = await lockRefund(tx, refundId);
    if (locked?.refund.status !== refundStatus.waitSeller) return false;
    const reason = '供应商超过48小时未处理，自动同意';
    await giveRefund(tx, locked, locked.refund.amount, { by: 'system', reason });
    return true;
  });
}
