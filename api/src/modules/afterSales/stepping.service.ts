import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { returnParcels } from '../../db/schema/index.ts';
import { type IdempotentRequest, storeResponse } from '../../db/storedResponses.ts';
import { eachApartInRounds } from '../../jobs/inRounds.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { refundStatus } from '../../shared/statuses.ts';
import type { CaseRow, CaseWriter } from '../cases/caseRows.ts';
import { type DueCase, findCase, findDueCases, lockCase, markJudged } from '../cases/cases.repository.ts';
import { lockRefund } from '../refunds/refunds.repository.ts';
import { lockParcels, rederiveOrder, setAuditActor } from '../shipments/refunding.repository.ts';
import { allowedCaseActions, type CaseActor } from './caseActions.ts';
import { type CaseStep, STEPS, stepOf } from './caseSteps.ts';
import { giveAll, giveNothing, type Locked, sendAgain, settleFor } from './giving.ts';
import { attach } from './opening.service.ts';
import { FREIGHT_OF_SELLER, type Freight, lockReplacement } from './replacing.repository.ts';

/**
 * What an operator decides: so many fen while the parcel goes on, all of it, the goods again, or nothing. After an appeal it is
 * what the buyer is to have got in all; where that is less than before, nothing comes back from the buyer. The freight of a
 * replacement is the supplier's unless it says otherwise.
 */
export type Verdict = { give: 'all' | 'nothing' | 'replacement' | Fen; reason: string; freight?: Freight };

const WRITERS: Record<CaseActor, CaseWriter> = {
  buyer: 'user',
  seller: 'seller',
  platform: 'platform',
  system: 'system',
};
const AT_ONCE = 50;

/**
 * The steps of cases: of their parties, of an operator, and those that a deadline takes.
 *
 * @param queue null where waybills of replacements are left to the scheduled rescue
 */
export function steppingService(db: Db, queue: JobSender | null) {
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
    return { order: locked.order, parcel, found, refund, replacement, queue };
  }

  const taking =
    (caseId: number, by: CaseActor, step: CaseStep, actor?: Actor) =>
    async (tx: Tx): Promise<{ caseId: number }> => {
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
      return { caseId };
    };

  async function stepIfDue(due: DueCase): Promise<void> {
    await db.transaction(taking(due.id, 'system', stepOf(due))).catch((error: unknown) => {
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
      await eachApartInRounds(
        AT_ONCE,
        stop,
        (last: DueCase | undefined) => findDueCases(db, AT_ONCE, last),
        stepIfDue,
      );
    },
  };
}

export type SteppingService = ReturnType<typeof steppingService>;

async function hasArrived(tx: Tx, { returnId }: CaseRow): Promise<boolean> {
  if (returnId === null) return false;
  const [row] = await tx
    .select({ arrivedAt: returnParcels.arrivedAt, signedAt: returnParcels.signedAt })
    .from(returnParcels)
    .where(eq(returnParcels.id, returnId));
  return (row?.arrivedAt ?? row?.signedAt ?? null) !== null;
}
