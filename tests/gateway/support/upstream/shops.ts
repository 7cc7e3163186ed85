import type {
  MergeOrderDto,
  RemoteAddressDto,
  ShopDto,
  ShopGoodDto,
  ShopGoodsPullDto,
  ShopOrderDto,
  ShopSkuDto,
  ShopStockDto,
} from '../../../../gateway/src/domains/shops/shops.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';
import { shopOfferRow, sourcedOrder } from './sourceOrders.ts';

export function shopRow(id: number): ShopDto {
  return {
    id,
    platform: 4,
    shopName: '橙子的抖音店',
    remoteShopId: `r-${id}`,
    sellerNick: '掌柜',
    isSeller: false,
    isAssigned: false,
    status: 1,
    authAt: at,
    expireAt: at,
    daysLeft: 12,
    lastSyncAt: null,
    lastError: null,
    autoSend: true,
    autoOrder: false,
    autoDayLimit: null,
    autoParcelLimit: 5_000,
    ...{
      takesStock: true,
      stockSync: true,
      stockReserve: 2,
      stockShare: 50,
      minMargin: 10,
      ...{ marginAction: 2, takesPrices: true, priceEnding: 3, raiseLimit: 20 },
      ...{ autoListingContent: true, autoListingPrice: false },
      takesListings: true,
    },
    defaultCourierId: null,
    defaultSenderId: null,
    tagRule: { matchType: 3, color: 'red', text: '橙仓代发' },
    waitingOrders: 4,
    pendingWriteBacks: 1,
    forecast: { orders: 3, parcels: 1, firstAt: at },
  };
}

const linkItem = {
  ...{ skuId: 1, goodId: 1, goodName: '商品1', skuName: '', pic: '/files/a.svg', onSale: true, num: 1 },
};

const assignedRow = {
  ...{
    id: 9,
    shopId: 1,
    shopName: '青禾的抖店',
    platform: 4,
    assignedNo: '54000000001',
    merchantName: '橙子的抖店',
  },
  ...{ goodsTitle: '小熊', sku: '棕色', num: 1, province: '浙江省', city: '杭州市' },
  ...{ assignedAt: at, shipBy: null, wait: 1, msg: '商家没有在本站绑定店铺或认领' },
};

const stockRow: ShopStockDto = {
  ...{ id: 1, remoteGoodId: 'g', remoteSkuId: 's', title: '杯子', sku: '红色', pic: '' },
  ...{ quantity: 7, sentQuantity: 10, sentAt: at, state: 2 },
  ...{ price: 990, cost: 700, costBefore: 650, priceBefore: 980, marginLow: true, sellsAnyway: false },
  ...{ marginAction: 2, minMargin: 30, ownAction: 2, ownMargin: 30 },
  ...{ wantedPrice: 1_000, priceCode: 'IN_PROMOTION', priceMsg: '商品在平台活动中' },
  ...{ raisedFrom: 900, raisedTo: 990, raisedAt: at },
  ...{ code: 'BELOW_RESERVED', msg: '低于平台活动占用的库存', dueAt: at },
};

const goodsPull: ShopGoodsPullDto = {
  ...{ taskId: 'p1', shopId: 1, status: 0, read: 100, total: 246, skus: 210, added: 200, updated: 3 },
  ...{ errorKey: null, msg: '', createdAt: at, finishedAt: null },
};

/** Not linked yet. */
export function shopSkuRow(id: number): ShopSkuDto {
  const { onSale: _onSale, num: _num, ...suggested } = linkItem;
  return {
    id,
    shopId: 1,
    remoteGoodId: 'g',
    remoteSkuId: 's',
    title: '小熊',
    sku: '棕色',
    remoteSkuText: '棕色',
    merchantCode: 'XB-1',
    pic: '',
    price: 1_990,
    state: 0,
    link: null,
    offer: shopOfferRow(1),
    waitingOrders: 2,
    heldOrders: 2,
    suggestions: [{ ...suggested, merchantCode: 'XB-1', reason: 1 }],
  };
}

/** For every item of the shop. */
export function shopGoodRow(id: number): ShopGoodDto {
  return {
    id,
    shopId: 1,
    remoteGoodId: '',
    remoteSkuId: '',
    remoteTitle: '',
    remoteSkuText: '',
    changedSkuText: null,
    state: 1,
    items: [linkItem],
    fallback: { items: [linkItem], byItself: true, priceLimit: 2_000, moreLimit: null },
    goodId: 1,
    goodName: '商品1',
    goodPic: '/files/a.svg',
    onSale: true,
    warehouseId: 1,
    warehouseName: '一号仓',
    courierId: null,
    courierName: null,
    num: 1,
  };
}

export function mergeOrderRow(id: number | null): MergeOrderDto {
  return {
    id,
    mergeNo: id === null ? null : `M${id}`,
    shopId: 1,
    platform: 4,
    receiverKey: 'k',
    shopOrderIds: [1, 2],
    count: 2,
    receiverName: '张*',
    receiverPhone: '138****0011',
    receiverAddress: '文三路***',
    status: id === null ? 0 : 1,
    packageId: null,
  };
}

export const remoteAddress: RemoteAddressDto = {
  remoteAddressId: 'a-1',
  name: '橙子小店',
  phone: '138****0001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  address: '文三路478号',
  isDefault: true,
};

export function shopOrderRow(id: number): ShopOrderDto {
  return {
    id,
    shopId: 1,
    shopName: '橙子的抖音店',
    platform: 4,
    remoteOrderNo: `R${id}`,
    remoteStatus: 2,
    remoteRefundStatus: 0,
    importStatus: 0,
    items: [
      {
        lineId: 'g:s',
        remoteGoodId: 'g',
        remoteSkuId: 's',
        title: '小熊',
        sku: '',
        num: 1,
        price: 990,
        pic: '',
        merchantCode: 'XB-1',
      },
    ],
    goodsTitle: '小熊',
    num: 1,
    payAmount: 990,
    paidAt: at,
    promisedShipAt: null,
    shipBy: at,
    isLapsing: true,
    buyerNick: '买***',
    receiverName: '张*',
    receiverPhone: '138****0011',
    receiverAddress: '文三路***',
    provinceCode: '33',
    cityCode: '3301',
    districtCode: '330106',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    encrypted: true,
    receiverKey: 'k',
    buyerMemo: '',
    sellerMemo: '',
    flagColor: null,
    mergeId: null,
    orderId: null,
    packageId: null,
    parcels: [
      {
        ...{ packageId: 7, packageNo: 'P7', orderId: 7, status: 30, importStatus: 2, waybillNo: 'YT7' },
        ...{ courierName: '圆通', lineIds: ['g:s'] },
      },
    ],
    linesLeft: ['g:t'],
    problemCode: 'GOODS_UNMAPPED',
    problemText: '商品“小熊”没有关联',
    syncedAt: at,
  };
}

export const answers: Answers = {
  '/shops/getShopsList': () => ok(pageOf([shopRow(1)])),
  '/shopOrders/getShopOrdersList': ({ body }) => {
    const { ids = [1] } = body as { ids?: number[] };
    return ok({ ...pageOf(ids.map(shopOrderRow)), counts: { '0': ids.length } });
  },
  '/shops/getSendAddress': () => ok({ list: [remoteAddress] }),
  '/shops/auth': ({ body }) => ok({ url: JSON.stringify(body), state: 's', expireIn: 600 }),
  '/shops/deleteShops': () => ok({}),
  '/shops/remoteOrder': () => ok({ taskId: 't', done: true, total: 1, added: 1, updated: 0 }),
  '/shops/platforms': () =>
    ok({
      list: [1, 2, 3, 4, 5, 6, 7, 8].map((platform) => ({
        ...{ platform, configured: platform === 4, assigning: platform === 4, merchantCode: null },
      })),
    }),
  '/shopOrders/getAssignedOrdersList': () => ok(pageOf([assignedRow])),
  '/shops/updateShops': ({ body }) => ok(shopRow((body as { id: number }).id)),
  '/shops/getShopGoodsList': () => ok(pageOf([shopGoodRow(1)])),
  '/shops/addGood': ({ body }) => {
    const { goodId, num, remoteGoodId } = Object.fromEntries(new URLSearchParams(String(body)));
    return ok({ ...shopGoodRow(2), goodId: Number(goodId), num: Number(num), remoteGoodId });
  },
  '/shops/deleteGood': () => ok({}),
  '/shops/getShopSkusList': () => ok({ ...pageOf([shopSkuRow(1)]), counts: { '0': 1 } }),
  '/shops/getShopStocksList': () => ok({ ...pageOf([stockRow]), counts: { '2': 1 }, marginLow: 1 }),
  '/shops/setPriceRule': ({ body }) => {
    const { id, action, minMargin = null } = body as { id: number; action: number; minMargin?: number };
    return ok({ id, ownAction: action, ownMargin: minMargin });
  },
  '/shops/sellAnyway': ({ body }) => {
    const { id, anyway } = body as { id: number; anyway: boolean };
    return ok({ id, sellsAnyway: anyway });
  },
  '/shops/resendShopStocks': ({ body }) => ok({ due: (body as { ids?: number[] }).ids?.length ?? 9 }),
  '/shops/pullGoods': () => ok(goodsPull),
  '/shops/getGoodsPull': () => ok({ pull: { ...goodsPull, status: 1, finishedAt: at } }),
  '/shops/cancelGoodsPull': () => ok({ ...goodsPull, status: 3, finishedAt: at }),
  '/shops/findSkus': () => ok({ list: shopSkuRow(1).suggestions }),
  '/shops/linkSkus': ({ body }) => {
    const { links } = body as { links: object[] };
    const refused = { errorKey: 'GOODS_OFF', msg: '商品已下架', link: null };
    const rows = links.map((_, row) =>
      row === 0 ? { row, errorKey: null, msg: '', link: shopGoodRow(2) } : { row, ...refused },
    );
    return ok({ linked: 1, rows });
  },
  '/shops/importShopSkus': ({ body }) => {
    const { rows } = body as { rows: { row: number }[] };
    const failed = rows.slice(1).map(({ row }) => ({ row, msg: '请填写“编码×件数”，多个用分号隔开' }));
    return ok({ linked: 1, unchanged: 0, failed });
  },
  '/shopOrders/ignore': ({ body }) => ok({ count: (body as { ids: number[] }).ids.length }),
  '/shopOrders/plan': ({ body }) => ok(planFor(body as Chosen)),
  '/mergeOrder/makeMergeOrder': ({ body }) => ok(mergeResult(body as { shopOrderIds?: number[] })),
  '/mergeOrder/splitMergeOrder': () => ok({ shopOrderIds: [1, 2] }),
};

type Chosen = { shopOrderIds?: number[]; mergeIds?: number[] };

/** One part of what is chosen, but for its first order. */
function planFor({ shopOrderIds: [first = 1, ...others] = [], mergeIds = [] }: Chosen) {
  const named = {
    goodName: '商品1',
    goodPic: '',
    skuName: '',
    warehouseName: '一号仓',
    courierName: '快递1',
  };
  const plannedItem = { skuId: 1, skuName: '', goodId: 1, goodName: '商品1', pic: '', num: 1 };
  return {
    parts: [
      {
        ...{ goodId: 1, skuId: 1, warehouseId: 1, courierId: 1, ...named, num: 1, mergeIds },
        shopOrderIds: others,
        contents: others.map((shopOrderId) => ({
          shopOrderId,
          mergeId: null,
          items: [plannedItem],
          lineIds: ['g:s'],
          planKey: 'k',
          rerouted: '首选缺货，改用备选【商品1】',
        })),
      },
    ],
    unplanned: [{ shopOrderId: first, mergeId: null, reasonCode: 'GOODS_UNMAPPED', msg: '商品未关联' }],
    sourced: [sourcedOrder(first)],
  };
}

/** Merges all orders but the last, or says what could be merged. */
function mergeResult({ shopOrderIds }: { shopOrderIds?: number[] }) {
  if (!shopOrderIds) return { list: [mergeOrderRow(null), mergeOrderRow(8)], merged: 0, rejected: [] };
  const rejected = [{ shopOrderId: shopOrderIds.at(-1), msg: '没有可以合并的订单' }];
  return { list: [mergeOrderRow(9)], merged: 1, rejected };
}
