import type { ListLastGoodsQuery } from '../../graphql/generated/graphql.ts';

const MAX_SHOWN = 6;

type Ordered = ListLastGoodsQuery['orders']['list'];
type Shown = NonNullable<Ordered[number]['good']>;

/** The goods of the newest orders, each once, that are still on sale. */
export function lastGoodsOf(orders: Ordered): Shown[] {
  const goods = orders.flatMap(({ good }) => (good?.status === 'ON_SALE' ? [good] : []));
  return [...new Map(goods.map((good) => [good.id, good])).values()].slice(0, MAX_SHOWN);
}
