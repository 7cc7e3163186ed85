import type { CopyOrderMutation } from '../../../../graphql/generated/graphql.ts';
import { isSame } from '../../shared/recipients/content.ts';
import { blankRecipient, phoneApart, type Recipient } from '../../shared/recipients/recipient.ts';
import type { BasketLine } from '../../shared/wizard/basket.ts';

/** An earlier order, as a new one begins with it. */
export type OrderCopy = CopyOrderMutation['copyOrder'];

/** What of a draft is as in an earlier order. */
export function draftOfCopy(copy: OrderCopy) {
  const lines = linesOfCopy(copy);
  const { warehouseId, courierId, senderId, platform, remark, orderNo, changes } = copy;
  return {
    ...{ lines, warehouseId, courierId, senderId, platform, remark },
    rows: copy.rows.map((row, at) => recipientOf(`r${at + 1}`, row, copy)),
    rowsGoodId: lines[0]?.goodId ?? null,
    copied: { orderNo, changes, leftOut: copy.leftOut.length },
  };
}

/** What most parcels held, and the other goods of the order, of which each recipient says what is for it. */
function linesOfCopy({ items, rows }: OrderCopy): BasketLine[] {
  const common = items.map(({ goodId, skuId, quantity }) => ({ goodId, skuId, quantity }));
  const named = new Set(common.map(({ goodId }) => goodId));
  const others = new Set(rows.flatMap((row) => row.items.map(({ goodId }) => goodId))).difference(named);
  return [...common, ...[...others].map((goodId) => ({ goodId, skuId: null, quantity: 1 }))];
}

function recipientOf(id: string, row: OrderCopy['rows'][number], { items: common }: OrderCopy): Recipient {
  const { provinceCode, cityCode, districtCode, province, city, district, specification, remark } = row;
  const items = row.items.map(({ skuId, quantity }) => ({ skuId, quantity }));
  // Where words say something of the goods, they do not say it again.
  const isCommon = specification === '' && isSame(items, common);
  return {
    ...blankRecipient(id),
    ...{ name: row.receiverName, ...phoneApart({ phone: row.receiverPhone, extension: row.phoneExtension }) },
    ...{ provinceCode, cityCode, districtCode, province, city, district, detail: row.address },
    ...{ specification, remark, items: isCommon ? null : items },
  };
}

/** The recipients without what is not sold any more; what all get takes the place of what is left of nothing. */
export function withoutGone(rows: readonly Recipient[], isSold: (skuId: number) => boolean): Recipient[] {
  return rows.map((row) => {
    if (!row.items || row.items.every(({ skuId }) => isSold(skuId))) return row;
    const items = row.items.filter(({ skuId }) => isSold(skuId));
    return { ...row, items: items.length > 0 ? items : null };
  });
}
