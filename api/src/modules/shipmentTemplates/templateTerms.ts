import type { TemplateTerms } from '../../db/schema/shipmentTemplates.ts';
import { yuanText } from '../../shared/money.ts';
import type { OrderFacts } from '../pricing/orderFacts.repository.ts';
import { parcelPrice } from '../pricing/parcelPrice.ts';
import { countPieces, piecesFor, priceParts, supplyPriceAt } from '../pricing/supplyPrice.ts';
import { priceChange } from '../shipments/changesSince.ts';

type Line = { skuId: number; quantity: number };

/** What of the lines can be ordered. */
function heldOf(lines: readonly Line[], skus: OrderFacts['skus']) {
  const known = new Map(skus.map((sku) => [sku.id, sku]));
  return lines.flatMap(({ skuId, quantity }) => {
    const sku = known.get(skuId);
    return sku ? [{ sku, num: quantity }] : [];
  });
}

/** What a parcel with these lines costs, without what the area of its receiver adds; null where it cannot be ordered. */
export function priceOfParcel(
  lines: readonly Line[],
  { skus, courier, levelDiscount }: Pick<OrderFacts, 'skus' | 'courier' | 'levelDiscount'>,
) {
  const held = heldOf(lines, skus);
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

/** What the buyer pays a piece of what can be ordered, also where no courier can be priced. */
function unitPrices(lines: readonly Line[], skus: OrderFacts['skus']): TemplateTerms['prices'] {
  const held = heldOf(lines, skus);
  const counts = countPieces(held);
  return Object.fromEntries(
    held.map(({ sku }) => [sku.id, sumOf(priceParts(sku, piecesFor(sku, counts)).map(({ fen }) => fen))]),
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, fen) => sum + fen, 0);

/** The terms of now; what cannot be ordered, and the freight where it cannot be priced, stay as they were. */
export function termsOf(
  lines: readonly Line[],
  facts: Pick<OrderFacts, 'skus' | 'courier' | 'levelDiscount'>,
  before: TemplateTerms = { prices: {}, courierFee: null, courierOn: true },
): TemplateTerms {
  return {
    prices: { ...before.prices, ...unitPrices(lines, facts.skus) },
    courierFee: priceOfParcel(lines, facts)?.courierFee ?? before.courierFee,
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
  const courier = now.courierOn ? `恢复使用【${courierName}】` : `不再使用【${courierName}】`;
  return [
    ...(now.courierOn === then.courierOn ? [] : [`仓库【${warehouseName}】${courier}`]),
    ...pricesSince(then, now, names),
  ];
}
