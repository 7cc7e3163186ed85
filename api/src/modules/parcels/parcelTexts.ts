import { contentOf, type ParcelItem } from './parcelItems.ts';

/** What is printed and exported as 备注 of a parcel: the words of its order, then its own. */
export function remarkOf({ orderRemark, remark }: { orderRemark: string; remark: string }): string {
  return [...new Set([orderRemark, remark])].filter(Boolean).join('；');
}

/** The goods of a parcel as a label or a courier names them, with what its buyer said of them. */
export function goodsOf({
  items,
  specification,
}: {
  items: readonly Pick<ParcelItem, 'goodName' | 'skuName' | 'num' | 'bundleParts'>[];
  specification: string;
}): string {
  return [contentOf(items), specification].filter(Boolean).join(' ');
}
