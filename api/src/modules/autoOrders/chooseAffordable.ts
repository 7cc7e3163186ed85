import { yuanText } from '../../shared/money.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { takenBy } from '../shipments/bundles.ts';
import type { QuoteBatchDto } from '../shipments/shipments.schemas.ts';

/** The remaining budget of `autoOrder` in fen; Infinity for no limit. */
export type Budget = { perParcel: number; ofDay: number; balance: number };

type Row = QuoteBatchDto['parts'][number]['rows'][number];

/** Left to a person: single orders, or all orders of a merge. */
export type Left = { shopOrderIds: number[]; mergeIds?: number[]; reasonCode: ReasonCode; msg: string };
/** Selected parcels of a part. */
export type Chosen = { part: number; shopOrderIds: number[]; mergeIds: number[] };

/**
 * Selects the quoted parcels that may be ordered now, in the order of the quote, with a reason for each of the
 * others. A parcel above the remaining budget does not stop a cheaper one.
 */
export function chooseAffordable(
  { parts }: Pick<QuoteBatchDto, 'parts'>,
  planned: readonly { shopOrderIds: number[]; mergeIds: number[] }[],
  budget: Budget,
): { chosen: Chosen[]; left: Left[]; spent: number } {
  const chosen: Chosen[] = [];
  const left: Left[] = [];
  let spent = 0;
  for (const { part, refusal, rows, stock } of parts) {
    if (refusal) {
      const { shopOrderIds = [], mergeIds = [] } = planned[part] ?? {};
      left.push({ shopOrderIds, mergeIds, reasonCode: 'ORDER_REFUSED', msg: refusal.msg });
      continue;
    }
    const taken: Chosen = { part, shopOrderIds: [], mergeIds: [] };
    const pieces = new Map(stock.map(({ skuId, available }) => [skuId, available]));
    for (const { shopOrderIds, mergeId, problems, packageFee, items } of rows) {
      const problem = problems.find(({ blocking }) => blocking);
      const reason = problem ?? tooMuch(packageFee, { ...budget, spent, short: isShort(items, pieces) });
      if (reason) {
        left.push({ shopOrderIds, reasonCode: reason.reasonCode, msg: reason.msg });
        continue;
      }
      spent += packageFee;
      for (const [skuId, num] of takenOf(items)) pieces.set(skuId, (pieces.get(skuId) ?? 0) - num);
      if (mergeId === null) taken.shopOrderIds.push(...shopOrderIds);
      else taken.mergeIds.push(mergeId);
    }
    if (taken.shopOrderIds.length + taken.mergeIds.length > 0) chosen.push(taken);
  }
  return { chosen, left, spent };
}

function isShort(items: Row['items'], pieces: ReadonlyMap<number, number>): boolean {
  return [...takenOf(items)].some(([skuId, num]) => num > (pieces.get(skuId) ?? 0));
}

/** What items take of the stock. */
function takenOf(items: Row['items']): Map<number, number> {
  const taken = new Map<number, number>();
  for (const { skuId: id, num: pieces, bundleParts } of items)
    for (const { skuId, num } of takenBy({ id, bundleParts }))
      taken.set(skuId, (taken.get(skuId) ?? 0) + pieces * num);
  return taken;
}

function tooMuch(
  fee: number,
  { perParcel, ofDay, balance, spent, short }: Budget & { spent: number; short: boolean },
): Pick<Left, 'reasonCode' | 'msg'> | null {
  if (fee > perParcel)
    return {
      reasonCode: 'AUTO_LIMIT',
      msg: `单个包裹${yuanText(fee)}元，超过自动下单的单包裹限额${yuanText(perParcel)}元`,
    };
  if (short) return { reasonCode: 'STOCK_SHORT', msg: '库存不足，请补货或更换商品' };
  if (spent + fee > ofDay) return { reasonCode: 'AUTO_LIMIT', msg: '今天的自动下单限额已用完' };
  if (spent + fee > balance) return { reasonCode: 'BALANCE_SHORT', msg: '余额不足，请充值' };
  return null;
}
