import type { CallKind } from '../shops/faults.ts';
import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { OrderState, SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, KUAISHOU_ERRORS } from './kuaishouErrors.ts';
import { itemList } from './kuaishouGoods.ts';
import {
  editItem,
  expressTemplates,
  itemCategories,
  itemCategoryConfig,
  newItem,
  propValues,
  uploadImage,
} from './kuaishouListings.ts';
import { kuaishouDetail, kuaishouOrder } from './kuaishouOrders.ts';
import { skuList, updatePrice, updateStock } from './kuaishouStocks.ts';
import { addNote, appendLogistics, deliver, updateLogistics } from './kuaishouWrites.ts';

export type Method = {
  call: CallKind;
  httpMethod: 'GET' | 'POST';
  /** What the shop has to have consented to. */
  scope: string;
  answer: (input: Given, shop: SimulatedShop) => Answered;
};

const DAY_MS = 86_400_000;
const WIDEST_MS = 7 * DAY_MS;
const OLDEST_MS = 90 * DAY_MS;
const MAX_PAGE_SIZE = 50;
const OLDEST_FIRST = 2;
const SENDERS = 3;

/** Of `orderViewStatus`; 1 is all. */
const VIEWS: Record<number, OrderState[]> = {
  2: ['waitPay'],
  3: ['waitShip', 'partShipped'],
  4: ['shipped'],
  6: ['finished'],
  7: ['closed'],
};

export function kuaishouMethods(world: PlatformWorld): Record<string, Method> {
  const read = (
    call: CallKind,
    scope: string,
    answer: (world: PlatformWorld, shop: SimulatedShop, input: Given) => Answered,
  ): Method => ({ call, httpMethod: 'GET', scope, answer: (input, shop) => answer(world, shop, input) });
  const write = (
    call: CallKind,
    answer: (world: PlatformWorld, shop: SimulatedShop, input: Given) => Answered,
    scope = 'merchant_order',
  ): Method => ({
    call,
    httpMethod: 'POST',
    scope,
    answer: (input, shop) => answer(world, shop, input),
  });
  return {
    'open.order.cursor.list': read('list', 'merchant_order', cursorList),
    'open.order.detail': read('get', 'merchant_order', detail),
    'open.order.deliver.merge.check': read('merge', 'merchant_order', mergeCheck),
    'open.address.seller.list': read('addresses', 'merchant_logistics', sellerAddresses),
    'open.item.list.get': read('goods', 'merchant_item', itemList),
    'open.item.category': read('listing', 'merchant_item', itemCategories),
    'open.item.category.config': read('listing', 'merchant_item', itemCategoryConfig),
    'open.item.category.prop.value.search': read('listing', 'merchant_item', propValues),
    'open.logistics.express.template.list': read('listing', 'merchant_logistics', expressTemplates),
    'open.item.image.upload': write('listing', uploadImage, 'merchant_item'),
    'open.item.new': write('putUp', newItem, 'merchant_item'),
    'open.item.edit': write('putUp', editItem, 'merchant_item'),
    'open.item.sku.list.get': read('stock', 'merchant_item', skuList),
    'open.item.sku.stock.update': write('stock', updateStock, 'merchant_item'),
    'open.item.sku.price.update': write('price', updatePrice, 'merchant_item'),
    'open.shop.info.get': read('get', 'merchant_shop', (_world, shop) => ({
      data: { shopName: shop.name, shopType: 6 },
    })),
    'open.user.seller.get': read('get', 'merchant_user', (_world, shop) => ({
      data: { name: shop.sellerNick, sellerId: Number(shop.shopId), openId: shop.shopId },
    })),
    'open.seller.order.goods.deliver': write('ship', deliver),
    'open.seller.order.goods.logistics.append': write('ship', appendLogistics),
    'open.seller.order.logistics.update': write('change', updateLogistics),
    'open.seller.order.note.add': write('remark', addNote),
  };
}

function cursorList({ orders, now }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const [begin, end] = [numberIn(input.beginTime), numberIn(input.endTime)];
  const [size, view] = [numberIn(input.pageSize), numberIn(input.orderViewStatus)];
  if (!(end > begin)) return KUAISHOU_ERRORS.timesReversed;
  if (end - begin > WIDEST_MS) return KUAISHOU_ERRORS.rangeTooWide;
  if (begin < now().getTime() - OLDEST_MS) return KUAISHOU_ERRORS.tooOld;
  if (!(size >= 1 && size <= MAX_PAGE_SIZE)) return KUAISHOU_ERRORS.fieldInvalid;
  const after = afterCursor(input);
  const found = orders
    .ofShop(shop.shopId)
    .filter(({ state }) => view === 1 || VIEWS[view]?.includes(state))
    .filter(({ createdAt }) => createdAt.getTime() >= begin && createdAt.getTime() <= end)
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const ordered = input.sort === OLDEST_FIRST ? found : found.toReversed();
  const shown = (after ? ordered.filter(after) : ordered).slice(0, size);
  const last = shown.at(-1);
  return {
    data: {
      beginTime: begin,
      endTime: end,
      pageSize: shown.length,
      cursor: last && shown.length === size ? placeOf(last) : 'nomore',
      orderList: shown.map(kuaishouOrder),
    },
  };
}

/** Whether an order comes after the place that a cursor tells; null at the beginning. */
function afterCursor({ cursor, sort }: Given): ((order: SimulatedOrder) => boolean) | null {
  const place = textIn(cursor);
  if (place === '') return null;
  return (order) => (sort === OLDEST_FIRST ? placeOf(order) > place : placeOf(order) < place);
}

function placeOf({ createdAt, orderNo }: SimulatedOrder): string {
  return `${createdAt.getTime()}_${orderNo}`;
}

function detail({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const order = orders.find(shop.shopId, textIn(input.oid));
  return order ? { data: kuaishouDetail(order) } : KUAISHOU_ERRORS.notTheirs;
}

function mergeCheck({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const requested = Array.isArray(input.orderIdList) ? input.orderIdList.map(textIn) : [];
  const found = requested
    .map((orderNo) => orders.find(shop.shopId, orderNo))
    .filter((order) => order?.state === 'waitShip');
  if (requested.length < 2) return KUAISHOU_ERRORS.fieldInvalid;
  const groups = Map.groupBy(found, (order) => order?.receiver.receiverId);
  const mergeGroupList = [...groups.values()].map((group) => ({
    orderIdList: group.map((order) => wholeNumber(order?.orderNo ?? '0')),
  }));
  return { data: { mergeGroupList } };
}

function sellerAddresses(_world: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  if (numberIn(input.addressType) !== SENDERS) return { data: [] };
  return {
    data: shop.sendAddresses.map(
      ({ addressId, name, phone, isDefault, province, city, district, address }) => ({
        addressId: wholeNumber(addressId),
        addressType: SENDERS,
        addressStatus: 1,
        defaultAddress: isDefault,
        baseInfo: { consignee: name, mobile: phone, province, city, district, town: '', address },
      }),
    ),
  };
}
