import { formatMoney } from '../../../lib/money.ts';
import { SecondLine } from '../../../ui/base/Text.tsx';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import type { LinkedItem } from './shopItem.ts';

/** What a piece of a combination costs, how many there are, and from where they are sent; nothing while that is not known. */
export function ItemFacts({ item: { goodId, skuId } }: { item: Pick<LinkedItem, 'goodId' | 'skuId'> }) {
  const good = useChosenGood(goodId);
  const sku = good?.skus.find(({ id }) => id === skuId);
  if (!good || !sku) return null;
  const stock = sku.stocks.reduce((sum, { available }) => sum + Math.max(0, available), 0);
  const holders = good.warehouses.filter(({ id }) =>
    sku.stocks.some(({ warehouseId }) => warehouseId === id),
  );
  return (
    <SecondLine num tone={sku.onSale && stock > 0 ? undefined : 'warning'}>
      {[
        formatMoney(sku.price),
        sku.onSale ? text.stockOf(stock) : text.offSale,
        ...holders.map(({ name, province, city }) => text.sentFrom(name, `${province}${city}`)),
      ].join(' · ')}
    </SecondLine>
  );
}
