import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../shared/refusal.ts';
import { picturesIn } from '../goods/cleanDetail.ts';
import { appearanceDiffers, checkFields, contentOf, isSame } from '../goods/goodContent.ts';
import { changesNothing, checkOnSale, leastOf, looksOf, planOf, type SkuPlan } from '../goods/goodSkus.ts';
import { isPublished, statusAfter, waitsBeside } from '../goods/goodsStatus.ts';
import { checkFirstStocks, newGood } from '../goods/newGood.ts';
import type { GoodContent } from '../goods/sellerGoods.repository.ts';
import type { CreateGood } from '../goods/sellerGoods.schemas.ts';
import type { ExistingGood } from './goodsSheets.repository.ts';
import type { SheetFailureDto, SheetGood } from './goodsSheets.schemas.ts';
import { refusedRow } from './sheetFailures.ts';
import type { SheetRequest } from './sheetRequest.ts';

/** What goods of a sheet come to, by the rules of the editor. */
export type SheetPlan = SheetRequest & {
  good: SheetGood;
  plan: SkuPlan;
  content: GoodContent;
  before: ExistingGood | undefined;
  /** Nothing would change. */
  isSame: boolean;
};

/** What becomes of goods, or why its rows are refused. */
export function planOfSheet(
  good: SheetGood,
  asked: SheetRequest,
  before: ExistingGood | undefined,
  audits: boolean,
): SheetPlan | SheetFailureDto {
  try {
    const planned = before
      ? changedGood(asked.request, before, audits)
      : { ...newGood(asked.request), isSame: false };
    return { ...asked, ...planned, good, before };
  } catch (error) {
    if (error instanceof Refusal) return refusedRow(error, { row: good.row, skuRows: asked.skuRows });
    throw error;
  }
}

function changedGood({ publish, ...fields }: CreateGood, before: ExistingGood, audits: boolean) {
  checkFields(fields);
  const plan = planOf(fields, before);
  if (plan === null) throw new Error('a sheet names combinations');
  if (plan instanceof Refusal) throw plan;
  const content = contentOf(fields, leastOf(plan));
  const looks = !isDeepStrictEqual(looksOf(plan), looksOf(before));
  const changed = looks || appearanceDiffers(before, content);
  const req = { publish, changed, audits };
  if (before.isRevised && waitsBeside(before.status, req))
    throw new Refusal('GOODS_REVISED', {}, { field: 'name' });
  const status = statusAfter(before.status, req);
  const same = status === before.status && changesNothing(plan, before) && isSame(before, content);
  if (same) return { plan, content, isSame: true };
  if (status === undefined) throw new Refusal('GOODS_STATE', {}, { field: 'publish' });
  checkOnSale(plan, publish);
  const isFirst = isPublished(status) && !isPublished(before.status) && !before.hasStock;
  checkFirstStocks(plan, isFirst);
  return { plan, content, isSame: false };
}

/** The pictures of goods that are not on them already, with the place that shows each. */
export function newPictures({ content, plan, before, good, skuRows }: SheetPlan) {
  const known = new Set([
    ...(before ? [...before.pics, ...picturesIn(before.detail)] : []),
    ...(before?.skus.map(({ pic }) => pic) ?? []),
  ]);
  const shown = [
    ...content.pics.map((address) => ({ address, row: good.row, column: 'pics' })),
    ...picturesIn(content.detail).map((address) => ({ address, row: good.row, column: 'detail' })),
    ...plan.skus.map(({ pic }, at) => ({ address: pic, row: skuRows[at] ?? good.row, column: 'pic' })),
  ];
  return shown.filter(({ address }) => address !== '' && !known.has(address));
}
