import type { ApolloClient } from '@apollo/client';
import type { LoadShipmentGoodQuery } from '../../graphql/generated/graphql.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../lib/refusal.ts';
import { withOwnFees } from '../../shop/ownFees.ts';
import { LoadShipmentGood } from './goods.graphql.ts';
import type { GoodsFacts, GoodsFactsResult } from './goodsFacts.ts';

/** How the goods are read: as they are now, or without a net as the cache has them. */
export type GoodsReading = { fetchPolicy?: 'cache-first' };

/** Reads what the rules of a wizard need to know about goods; refused when they are not on sale. */
export async function loadGoodsFacts(
  client: ApolloClient,
  id: number,
  reading: GoodsReading = {},
): Promise<GoodsFactsResult> {
  const answer = await runQuery(client, LoadShipmentGood, { id }, reading);
  if (isRefusal(answer)) return answer;
  if (answer.good.status !== 'ON_SALE') return refusal('GOODS_OFF');
  return { kind: 'known', facts: factsOf(withOwnFees(answer.good)) };
}

function factsOf(good: LoadShipmentGoodQuery['good']): GoodsFacts {
  const { id, name, pic, unit, minNum, maxNum, warehouses, properties, skus } = good;
  const valueNames = new Map(
    properties.flatMap(({ values }) => values).map((value) => [value.id, value.name]),
  );
  return {
    ...{ goodId: id, name, unit, minNum, maxNum },
    skus: skus
      .filter(({ onSale }) => onSale)
      .map(({ id: skuId, valueIds, onSale: _, ...sku }) => {
        const values = valueIds.map((value) => valueNames.get(value) ?? '');
        return { ...sku, skuId, pic: sku.pic || pic, values, name: values.join(' ') };
      }),
    warehouses: warehouses.map(({ id: warehouseId, available, warehouse }) => ({
      id: warehouseId,
      open: warehouse?.status === 'ACTIVE',
      available,
      courierIds: (warehouse?.couriers ?? [])
        .filter(({ enabled, courier }) => enabled && courier.status === 'ACTIVE')
        .map(({ courierId }) => courierId),
      fees: (warehouse?.couriers ?? []).map(({ courierId, firstWeight, firstFee, stepWeight, stepFee }) => ({
        ...{ courierId, firstWeight, firstFee, stepWeight, stepFee },
      })),
    })),
  };
}
