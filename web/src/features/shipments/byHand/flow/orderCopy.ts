import { regionOf } from '../../../../fields/region.ts';
import type { CopyOrderMutation } from '../../../../graphql/generated/graphql.ts';
import { fingerprintOf } from '../../../../lib/fingerprint.ts';
import { isSame } from '../../shared/recipients/content.ts';
import { blankRecipient, phoneApart, type Recipient } from '../../shared/recipients/recipient.ts';
import type { Basket, BasketLine } from '../../shared/wizard/basket.ts';

/** An earlier order, as a new one begins with it. */
export type OrderCopy = CopyOrderMutation['copyOrder'];

/** What of a draft is as in an earlier order. */
export function draftOfCopy(copy: OrderCopy) {
  const lines = linesOfCopy(copy);
  const rows = copy.rows.map((row, at) => recipientOf(`r${at + 1}`, row));
  const { warehouseId, courierId, senderId, platform, remark, orderNo, changes } = copy;
  return {
    ...{ lines, warehouseId, courierId, senderId, platform, remark },
    rows,
    rowsGoodId: lines[0]?.goodId ?? null,
    copied: { orderNo, changes, leftOut: copy.leftOut.length, print: printOf(rows) },
  };
}

/** What most parcels held, and the other goods of the order, of which each recipient says what is for it. */
function linesOfCopy({ items, rows }: OrderCopy): BasketLine[] {
  const common = items.map(({ goodId, skuId, quantity }) => ({ goodId, skuId, quantity }));
  const named = new Set(common.map(({ goodId }) => goodId));
  const others = new Set(rows.flatMap((row) => row.items.map(({ goodId }) => goodId))).difference(named);
  return [...common, ...[...others].map((goodId) => ({ goodId, skuId: null, quantity: 1 }))];
}

function recipientOf(id: string, row: OrderCopy['rows'][number]): Recipient {
  const { specification, remark } = row;
  return {
    ...blankRecipient(id),
    ...{ name: row.receiverName, ...phoneApart({ phone: row.receiverPhone, extension: row.phoneExtension }) },
    ...{ ...regionOf(row), detail: row.address },
    ...{ specification, remark, items: row.items.map(({ skuId, quantity }) => ({ skuId, quantity })) },
  };
}

/** As the api says it of an order or a template. */
const SENDER_GONE = '原来的发件人已删除，请重新选择';

/** What is still to be said of what has changed: a sender is asked for until one is chosen. */
export function changesLeft(changes: readonly string[], senderId: number | null): readonly string[] {
  return changes.filter((change) => senderId === null || change !== SENDER_GONE);
}

/**
 * The recipients that hold what all get without what they hold themselves, so that it changes with the goods above. One
 * that held anything else keeps it, also what is not sold any more: its row says so.
 */
export function withCommon(rows: readonly Recipient[], basket: Basket | null): Recipient[] {
  return rows.map((row) => {
    // Where words say something of the goods, they do not say it again.
    const isCommon = basket !== null && row.items !== null && isSame(row.items, basket.items);
    return isCommon && row.specification === '' ? { ...row, items: null } : row;
  });
}

/** Tells whether somebody has changed recipients. */
export function printOf(rows: readonly Recipient[]): string {
  return fingerprintOf(JSON.stringify(rows.map(({ id: _, ...row }) => Object.values(row))));
}
