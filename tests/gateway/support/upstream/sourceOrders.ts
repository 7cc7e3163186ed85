import type {
  OfferDto,
  ShopOfferDto,
  SourcedOrderDto,
  SourceOrderDto,
} from '../../../../gateway/src/domains/sourceOrders/sourceOrders.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

const named = {
  offerId: '680000000001',
  specId: 's1',
  title: '马克杯',
  specName: '白色',
  pic: '',
  price: 880,
};
const supplier = '义乌市橙果日用品厂';

export function shopOfferRow(id: number): ShopOfferDto {
  return { id, sourceId: 8, ...named, supplier, num: 2 };
}

export function sourcedOrder(shopOrderId: number): SourcedOrderDto {
  return {
    shopOrderId,
    sourceId: 8,
    sourceName: '橙子商行',
    supplier,
    items: [{ ...named, num: 2 }],
    amount: 1_760,
  };
}

export function sourceOrderRow(id: number): SourceOrderDto {
  return {
    ...{ id, shopOrderId: 1, shopId: 1, shopName: '橙子的抖音店', platform: 4, remoteOrderNo: 'r-1' },
    ...{ sourceId: 8, sourceName: '橙子商行', supplier, items: [{ ...named, num: 2 }], status: 1 },
    ...{ sourceOrderNo: '33', amount: 2_360, freight: 600, waybillNo: 'ZT1', courierName: '中通' },
    ...{ code: 'SOURCE_REFUSED', msg: '1688没有接受', dueAt: at, createdAt: at, paidAt: at, sentAt: at },
    allowedActions: ['pay', 'retry', 'cancel'],
  };
}

const offer: OfferDto = {
  ...{ offerId: named.offerId, title: named.title, pic: '', supplier },
  specs: [{ specId: 's1', name: '白色', price: 880, stock: 500 }],
};

export const answers: Answers = {
  '/sourceOrders/getOffer': () => ok(offer),
  '/sourceOrders/linkOffer': () => ok(shopOfferRow(1)),
  '/sourceOrders/unlinkOffer': () => ok({}),
  '/sourceOrders/getSourceOrdersList': () => ok({ ...pageOf([sourceOrderRow(1)]), counts: { '1': 1 } }),
  '/sourceOrders/create': ({ body }) => {
    const { shopOrderIds } = body as { shopOrderIds: number[] };
    const left = shopOrderIds.slice(1).map((shopOrderId) => ({ shopOrderId, msg: '商品未关联' }));
    return ok({ list: [sourceOrderRow(1)], left });
  },
  '/sourceOrders/pay': ({ body }) => {
    const { id, way } = body as { id: number; way: number };
    return ok({ url: way === 1 ? 'https://cashier.example/1' : null, order: sourceOrderRow(id) });
  },
  '/sourceOrders/cashier': ({ body }) => {
    const [, ...rest] = (body as { ids: number[] }).ids;
    return ok({ url: 'https://cashier.example/1', left: rest.map((id) => ({ id, msg: '订单状态已变更' })) });
  },
  '/sourceOrders/retry': ({ body }) => ok(sourceOrderRow((body as { id: number }).id)),
  '/sourceOrders/cancel': ({ body }) => ok({ ...sourceOrderRow((body as { id: number }).id), status: 5 }),
};
