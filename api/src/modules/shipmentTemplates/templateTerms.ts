import type { TemplateTerms } from '../../db/schema/shipmentTemplates.ts';
import { yuanText } from '../../shared/money.ts';
import type { OrderFacts } from '../pricing/orderFacts.repository.ts';
import { parcelPrice } from '../pricing/parcelPrice.ts';
import { countPieces, piecesFor, supplyPriceAt } from '../pricing/supplyPrice.ts';
import { priceChange } from '../shipments/changesSince.ts';

type Line = { skuId: number; quantity: number };

/** What a parcel with these lines costs, without what the area of its receiver adds; null where it cannot be ordered. */
export function priceOfParcel(
  lines: readonly Line[],
  { skus, courier, levelDiscount }: Pick<OrderFacts, 'skus' | 'courier' | 'levelDiscount'>,
) {
  const known = new Map(skus.map((sku) => [sku.id, sku]));
  const held = lines.flatMap(({ skuId, quantity }) => {
    const sku = known.get(skuId);
    return sku ? [{ sku, num: quantity }] : [];
  });
  if (held.length < lines.length || courier?.status !== 1) return null;
  const counts = countPieces(held);
  return parcelPrice({
    lines: held.map(({ sku, num }) => ({
      ...sku,
      num,
      supplyPrice: supplyPriceAt(sku, piecesFor(sku, counts)),
    })),
    agentFreight: Math.max(0, ...held.map(({ sku }) => sku.agentFreight)),
    fees: courier.fees,
    levelDiscount,
    ...{ remoteFee: 0, freeFreight: false },
  });
}

/** The terms of now; what cannot be ordered keeps the price that it had. */
export function termsOf(
  lines: readonly Line[],
  facts: Pick<OrderFacts, 'skus' | 'courier' | 'levelDiscount'>,
  before: TemplateTerms = { prices: {}, courierFee: null, courierOn: true },
): TemplateTerms {
  const price = priceOfParcel(lines, facts);
  const prices = price && lines.map(({ skuId }, at) => [skuId, price.lines[at]?.unitPrice ?? 0]);
  return {
    prices: { ...before.prices, ...(prices && Object.fromEntries(prices)) },
    courierFee: price?.courierFee ?? before.courierFee,
    courierOn: facts.courier?.status === 1,
  };
}

type Names = {
  items: readonly { skuId: number; title: string }[];
  warehouseName: string;
  courierName: string;
};

/** Which prices are others, a sentence each. */
export function pricesSince(then: TemplateTerms, now: TemplateTerms, names: Names): string[] {
  const { courierFee: fee } = then;
  return [
    ...names.items.flatMap(({ skuId, title }) => {
      const [before, after] = [then.prices[skuId], now.prices[skuId]];
      return before === undefined || after === undefined || before === after
        ? []
        : priceChange(title, before, after);
    }),
    ...(fee === null || now.courierFee === null || fee === now.courierFee
      ? []
      : [`【${names.courierName}】每包运费由${yuanText(fee)}元变为${yuanText(now.courierFee)}元`]),
  ];
}

/** The same, with whether the warehouse works with the courier: what its owner is told. */
export function termsSince(then: TemplateTerms, now: TemplateTerms, names: Names): string[] {
  const { warehouseName, courierName } = names;
  if (then.courierOn && !now.courierOn) return [`仓库【${warehouseName}】不再使用【${courierName}】`];
  return [
    ...(now.courierOn && !then.courierOn ? [`仓库【${warehouseName}】恢复使用【${courierName}】`] : []),
    ...pricesSince(then, now, names),
  ];
}
