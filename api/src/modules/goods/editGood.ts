import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { checkParts } from './bundles.writes.ts';
import { applyStatusRule, checkMove, checkWarehouses } from './goodChecks.ts';
import { appearanceDiffers, checkContent, contentOf, isSame } from './goodContent.ts';
import { dropRevision, findRevision, revisionStatus, saveRevision } from './goodRevisions.repository.ts';
import { changesNothing, checkOnSale, leastOf, looksOf, picsOf, planOf } from './goodSkus.ts';
import { type GoodsStatus, statusAfter, waitsBeside } from './goodsStatus.ts';
import { checkFirstStocks, described } from './newGood.ts';
import { revisedFields } from './rebasedEdit.ts';
import { findSellerGood } from './sellerGoodList.repository.ts';
import { changeGood, type GoodRow } from './sellerGoods.repository.ts';
import type { GoodFields } from './sellerGoods.schemas.ts';
import { lockSkus, writeSkus } from './skus.writes.ts';

type EditTerms = {
  publish: boolean;
  /** Whether what people see of it is looked at by an operator first. */
  audits: boolean;
  /** Of the goods as whoever edits them has read them; null holds whatever they are. */
  version: number | null;
  /** Leaves what waits for an audit as it is: the edit says some fields, and not the goods whole. */
  keepsRevision?: boolean;
};

/**
 * Changes goods that are locked, after `lockBundles`. What an operator has to look at first waits beside goods that are on
 * sale, which stay as they are; an edit that says the goods whole takes the place of what waits.
 * @throws Refusal GOODS_REVISED where two edits would wait; CHANGED_MEANWHILE with the current state in `current`; those of content, combinations and status
 */
export async function editGood(
  tx: Tx,
  good: GoodRow,
  fields: GoodFields,
  { publish, audits, version, keepsRevision = false }: EditTerms,
): Promise<void> {
  const { id, sellerId } = good;
  const before = await lockSkus(tx, id);
  const changedMeanwhile = async () =>
    new Refusal('CHANGED_MEANWHILE', {}, { current: await findSellerGood(tx, sellerId, id) });
  const isOld = version !== null && good.version !== version;
  const plan = planOf(fields, before);
  // What it says of combinations that are not as it knew them is nobody's mistake.
  if (plan instanceof Refusal) throw isOld ? await changedMeanwhile() : plan;
  const content = contentOf(fields, plan ? leastOf(plan) : good);
  const looks = !isDeepStrictEqual(looksOf(plan ?? before), looksOf(before));
  const req = { publish, changed: looks || appearanceDiffers(good, content), audits };
  const changes = plan && !changesNothing(plan, before) ? plan : null;
  const waits = waitsBeside(good.status, req);
  const status = waits ? (good.status as GoodsStatus) : statusAfter(good.status, req);
  const revision = await findRevision(tx, id);
  const revised = waits ? revisedFields(content, changes) : null;
  // No operator looks at these.
  const { packerNote = good.packerNote, freightTemplateId = good.freightTemplateId } = content;
  const isNothingElse = packerNote === good.packerNote && freightTemplateId === good.freightTemplateId;
  const waitsAlready =
    revision?.status === revisionStatus.waiting && isDeepStrictEqual(revision.fields, revised);
  if (revised && keepsRevision && revision?.status === revisionStatus.waiting)
    throw new Refusal('GOODS_REVISED');
  if (revised && waitsAlready && isNothingElse) return;
  const isForgotten = revision !== null && !keepsRevision;
  if (!waits && !isForgotten && status === good.status && !changes && isSame(good, content)) return;
  if (isOld) throw await changedMeanwhile();
  checkOnSale(plan ?? before, publish);
  if (changes) {
    checkFirstStocks(changes, false);
    await checkWarehouses(tx, sellerId, changes);
    await checkParts(tx, sellerId, changes.skus);
  }
  const pictures = { ...content, skuPics: picsOf((plan ?? before).skus) };
  await checkContent(tx, sellerId, pictures, { ...good, skuPics: picsOf(before.skus) });
  if (revised) {
    await saveRevision(tx, good, revised, before);
    await changeGood(tx, good, { packerNote, freightTemplateId });
    return;
  }
  const next = applyStatusRule(status);
  if (changes) await writeSkus(tx, good, changes);
  await checkMove(tx, good, next);
  if (isForgotten) await dropRevision(tx, id);
  await changeGood(tx, good, { ...described(content), status: next });
}
