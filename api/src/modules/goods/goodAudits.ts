import type { Tx } from '../../db/client.ts';
import { lockBundles } from './bundles.writes.ts';
import { editGood } from './editGood.ts';
import { findRevision, type Revision, refuseRevision, revisionStatus } from './goodRevisions.repository.ts';
import { tellOfRevision } from './goodsNotices.ts';
import { goodsStatus } from './goodsStatus.ts';
import { rebasedEdit } from './rebasedEdit.ts';
import { changeGood, type GoodRow, lockGood } from './sellerGoods.repository.ts';
import { lockSkus } from './skus.writes.ts';

/** The goods, locked, and the edit of them that waits for an audit; null when there is none. */
export async function lockWaitingRevision(
  tx: Tx,
  { id, sellerId }: Pick<GoodRow, 'id' | 'sellerId'>,
): Promise<{ good: GoodRow; revision: Revision } | null> {
  await lockBundles(tx, sellerId);
  const good = await lockGood(tx, sellerId, id);
  const revision = good ? await findRevision(tx, id) : null;
  return good && revision?.status === revisionStatus.waiting ? { good, revision } : null;
}

/**
 * Makes goods, on sale or off, what an edit of them says; what it does not change is as it is by now.
 * @throws Refusal of an edit that cannot be made any more
 */
export async function acceptRevision(tx: Tx, good: GoodRow, { fields, base }: Revision): Promise<void> {
  const rebased = rebasedEdit(fields, base, { ...good, ...(await lockSkus(tx, good.id)) });
  await editGood(tx, good, rebased, {
    publish: good.status === goodsStatus.onSale,
    audits: false,
    version: null,
  });
  await tellOfRevision(tx, good, '');
}

export async function rejectRevision(tx: Tx, good: GoodRow, reason: string): Promise<void> {
  await refuseRevision(tx, good.id, reason);
  await changeGood(tx, good, {});
  await tellOfRevision(tx, good, reason);
}
