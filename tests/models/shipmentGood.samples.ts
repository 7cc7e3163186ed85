import type { GoodsFacts } from '../../web/src/features/goodsPicker/goodsFacts.ts';
import { splitText } from '../../web/src/features/shipments/shared/split/split.text.ts';
import type {
  LoadShipmentGoodQuery,
  SearchShipmentGoodsQuery,
} from '../../web/src/graphql/generated/graphql.ts';
import { WEEK } from '../../web/src/lib/courier.ts';

import { shirts } from '../support/goodsFacts.samples.ts';

type Good = LoadShipmentGoodQuery['good'];

const everyDay = { weekdays: [...WEEK], restDates: [], cutoff: '18:00' };

const GOOD_NAME = '原木抽纸';
export const SOLD = 12;
/** Of the goods with 12 combinations. */
export const SHIRTS_SOLD = 34;
export const warehouseName = (id: number) => `${id} 号仓`;
export const courierName = (id: number) => `${id} 号快递`;

/** What the button says that splits the order between couriers, or takes that back. */
export const splitWords = (to: object | null) => (to ? splitText.accept(courierName(2)) : splitText.takeBack);

/** The goods as the pages read them, where the rules know of them what the facts say. */
export function goodOf({ goodId, minNum, maxNum, warehouses, skus }: GoodsFacts): Good {
  return {
    // A fragment is of what its type says.
    ...{ __typename: 'Good' },
    id: goodId,
    name: GOOD_NAME,
    pic: '/tissue.webp',
    price: 260,
    weight: 300,
    unit: '件',
    minNum,
    maxNum,
    status: 'ON_SALE',
    platforms: [],
    shipFrom: '浙江杭州',
    courierFees: [],
    properties: [],
    skus: skus.map(({ skuId, values: _, ...sku }) => ({
      ...{ ...sku, id: skuId, valueIds: [], onSale: true },
      stocks: sku.stocks.map((stock) => ({ ...stock })),
      bundleParts: sku.bundleParts.map((part) => ({ ...part })),
    })),
    warehouses: warehouses.map(({ id, open, available, courierIds }) => ({
      ...{ id, name: warehouseName(id), province: '浙江省', city: '杭州市', available },
      warehouse: {
        ...{ id, name: warehouseName(id), status: open ? 'ACTIVE' : 'PAUSED', pauseReason: null },
        ...{ outputMode: 'IMMEDIATE', shipsByErp: false, ...everyDay },
        couriers: courierIds.map((courierId) => offerOf(id, courierId)),
      },
    })),
  };
}

/** The first courier takes more for the West Lake than the others do. */
const dear = {
  ...{ areaCode: '330106', type: 'SURCHARGE' as const, fee: 1_000, startAt: null, endAt: null, reason: '' },
};

function offerOf(warehouseId: number, courierId: number) {
  return {
    ...{ warehouseId, courierId, enabled: true, areaRules: courierId === 1 ? [dear] : [] },
    ...{ firstWeight: 1_000, firstFee: 280, stepWeight: 1_000, stepFee: 100 },
    courier: {
      ...{ id: courierId, name: courierName(courierId), code: 'YTO', logo: null, ...everyDay },
      status: 'ACTIVE' as const,
    },
  };
}

/** What the steps of a wizard ask about goods: which there are, and all of the one. */
export function goodAnswers(facts: GoodsFacts) {
  const { id, name, pic, price, unit, shipFrom } = goodOf(facts);
  const found: SearchShipmentGoodsQuery = {
    goods: {
      total: 2,
      page: 1,
      nextCursor: null,
      list: [
        { ...{ id, name, pic, price, priceMax: price, unit, shipFrom }, sold: SOLD },
        {
          ...{ id: shirts.goodId, name: shirts.name, pic, price, priceMax: price + 300, unit, shipFrom },
          sold: SHIRTS_SOLD,
        },
      ],
    },
  };
  return {
    ...{ LoadShipmentGood: { good: goodOf(facts) }, SearchShipmentGoods: { ...found } },
    ListLastGoods: { orders: { list: [] } },
    ListTemplateNames: { shipmentTemplates: [] },
  };
}
