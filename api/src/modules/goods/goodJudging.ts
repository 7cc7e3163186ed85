import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { goods } from '../../db/schema/index.ts';
import { Refusal } from '../../shared/refusal.ts';
import { acceptRevision, lockWaitingRevision, rejectRevision } from './goodAudits.ts';
import { dropRevision } from './goodRevisions.repository.ts';
import { tellOfGoods } from './goodsNotices.ts';
import { operatorSteps } from './goodsStatus.ts';
import { changeGood, type GoodRow, lockGood } from './sellerGoods.repository.ts';

export type GoodStep = keyof typeof operatorSteps;
/** What an operator decides of goods; `version` is what they were when they were looked at. */
export type GoodJudgement = { id: number; step: GoodStep; reason?: string; version?: number };

/**
 * Takes goods, or the edit that waits beside them, where an operator wants them, and tells their supplier. `before` is what
 * they were; `isRevision` says that it was about an edit.
 * @throws Refusal NOT_FOUND, GOODS_STATE with their status, GOODS_CHANGED, GOODS_EDIT_STUCK
 */
export async function judgeGood(
  tx: Tx,
  { id, step, reason = '', version }: GoodJudgement,
): Promise<{ before: GoodRow; isRevision: boolean }> {
  const [found] = await tx
    .select({ id: goods.id, sellerId: goods.sellerId })
    .from(goods)
    .where(and(eq(goods.id, id), isNull(goods.deletedAt)));
  if (!found) throw new Refusal('NOT_FOUND');
  const waiting = await lockWaitingRevision(tx, found);
  const good = waiting?.good ?? (await lockGood(tx, found.sellerId, id));
  if (!good) throw new Refusal('NOT_FOUND');
  const { from, to } = operatorSteps[step];
  const revision = step === 'approve' || step === 'reject' ? waiting?.revision : undefined;
  if (!revision && !from.some((status) => status === good.status))
    throw new Refusal('GOODS_STATE', {}, { status: good.status });
  if (version !== undefined && version !== good.version) throw new Refusal('GOODS_CHANGED');
  if (revision) {
    await (step === 'approve'
      ? acceptRevision(tx, good, revision).catch(stuck)
      : rejectRevision(tx, good, reason));
    return { before: good, isRevision: true };
  }
  if (step === 'ban') await dropRevision(tx, id);
  await changeGood(tx, good, { status: to, auditReason: reason });
  await tellOfGoods(tx, step, good, reason);
  return { before: good, isRevision: false };
}

function stuck(error: unknown): never {
  if (error instanceof Refusal) throw new Refusal('GOODS_EDIT_STUCK', { why: error.message });
  throw error;
}
