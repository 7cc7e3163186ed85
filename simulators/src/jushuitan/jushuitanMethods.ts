import type { CallKind } from '../shops/faults.ts';
import { beijingTime, fromBeijingTime } from '../shops/forms.ts';
import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import { forbiddenIn } from '../shops/listingCategories.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { JUSHUITAN_ERRORS, type JushuitanError, SHIP_WORDS } from './jushuitanErrors.ts';
import { COURIERS, mallNumberOf, mallOf, orderOf } from './jushuitanOrders.ts';

/** What an address answers below `data`, or a refusal. */
type Answered = { data: unknown } | JushuitanError;
export type Method = { call: CallKind; answer: (shop: SimulatedShop, biz: Given) => Answered };

const DAY_MS = 86_400_000;
const LONGEST_MS = 7 * DAY_MS;
const MAX_ORDERS = 100;
const MAX_SKUS = 50;
const MAX_STYLES = 20;
const MAX_CODE = 40;
const MAX_SPECIFICATION = 100;
const MAX_ADDRESS = 300;
const MAX_COUNTED = 500;
const FIRST_DOCUMENT = 71_000_000;
const MAX_REMARK = 500;
const BY_CREATION = 2;
/** The catalogue was last changed over so many days. */
const CHANGED_OVER_DAYS = 20;

/** The calls, by their paths. */
export function jushuitanMethods({ orders, goods, stocks, now }: PlatformWorld): Record<string, Method> {
  /** The documents of stock that were taken, by their numbers, with the company's own. */
  const documents = new Map<string, number>();

  return {
    '/open/shops/query': {
      call: 'get',
      answer: (shop) => ({
        data: {
          page_index: 1,
          has_next: false,
          datas: [
            {
              shop_id: mallOf(shop),
              shop_name: shop.name,
              co_id: Number(shop.shopId),
              shop_site: '商家自有商城',
              nick: shop.sellerNick,
            },
          ],
        },
      }),
    },

    '/open/logisticscompany/query': {
      call: 'addresses',
      answer: (_shop, biz) => paged(COURIERS, biz, 50, 'datas'),
    },

    '/open/orders/single/query': {
      call: 'list',
      answer: (shop, biz) => {
        const all = orders.ofShop(shop.shopId);
        const numbers = Array.isArray(biz.o_ids) ? biz.o_ids.map(textIn) : null;
        if (numbers) {
          const found = all.filter(({ orderNo }) => numbers.includes(orderNo));
          return paged(
            found.map((order) => orderOf(order, shop)),
            biz,
            MAX_ORDERS,
            'orders',
          );
        }
        const window = windowOf(biz);
        if (!window) return JUSHUITAN_ERRORS.parameterInvalid;
        const momentOf = biz.date_type === BY_CREATION ? 'createdAt' : 'updatedAt';
        const found = all
          .filter((order) => order[momentOf] >= window.from && order[momentOf] <= window.to)
          .toSorted((one, other) => one[momentOf].getTime() - other[momentOf].getTime());
        return paged(
          found.map((order) => orderOf(order, shop)),
          biz,
          MAX_ORDERS,
          'orders',
        );
      },
    },

    '/open/sku/query': {
      call: 'goods',
      answer: (shop, biz) => {
        const window = windowOf(biz);
        if (!window) return JUSHUITAN_ERRORS.parameterInvalid;
        const skus = goods.goods(shop.shopId).flatMap((good) => good.skus);
        const found = skus
          .map((sku, index) => ({ sku, modified: changedAt(now(), index) }))
          .filter(({ modified }) => modified >= window.from && modified <= window.to)
          .map(({ sku, modified }) => ({
            sku_id: sku.merchantCode,
            i_id: sku.goodId,
            name: sku.title,
            properties_value: sku.sku,
            sale_price: sku.price / 100,
            pic: sku.pic,
            enabled: 1,
            modified: beijingTime(modified),
          }));
        return paged(found, biz, MAX_SKUS, 'datas');
      },
    },

    '/open/mall/item/query': {
      call: 'goods',
      answer: ({ shopId }, biz) => {
        const numbers = Array.isArray(biz.i_ids) ? biz.i_ids.map(textIn) : [];
        if (numbers.length === 0 || numbers.length > MAX_STYLES) return JUSHUITAN_ERRORS.parameterInvalid;
        const found = goods
          .goods(shopId)
          .filter(({ goodId }) => numbers.includes(goodId))
          .map(({ goodId, title, pic, skus }) => ({
            ...{ i_id: goodId, co_id: Number(shopId), name: title, pic },
            skus: skus.map((sku) => ({
              ...{ sku_id: sku.merchantCode, i_id: goodId, name: sku.title, enabled: 1 },
              ...{ properties_value: sku.sku, sale_price: sku.price / 100, pic: sku.pic },
            })),
          }));
        return paged(found, biz, MAX_SKUS, 'datas');
      },
    },

    '/open/jushuitan/itemsku/upload': {
      call: 'putUp',
      answer: (shop, biz) => {
        const items = listIn(biz.items);
        if (items.length === 0 || items.length > MAX_SKUS) return JUSHUITAN_ERRORS.parameterInvalid;
        return {
          data: {
            datas: items.map((item) => {
              const trouble = kept(shop, item);
              return { sku_id: item.sku_id, is_success: trouble === null, msg: trouble ?? '' };
            }),
          },
        };
      },
    },

    '/open/jushuitan/inventoryv2/upload': {
      call: 'stock',
      answer: ({ shopId }, biz) => {
        const [soId, items] = [textIn(biz.so_id), listIn(biz.items)];
        const known = documents.get(`${shopId} ${soId}`);
        if (known !== undefined) return { data: { data: { so_id: soId, io_id: known, msg: '' } } };
        if (biz.type !== 'check' || biz.is_confirm !== true || !soId || textIn(biz.warehouse) !== '1')
          return JUSHUITAN_ERRORS.parameterInvalid;
        if (items.length === 0 || items.length > MAX_COUNTED) return JUSHUITAN_ERRORS.parameterInvalid;
        const skus = goods.goods(shopId).flatMap((good) => good.skus);
        const counted = items.map(({ sku_id, qty }) => ({
          sku: skus.find(({ merchantCode }) => merchantCode === textIn(sku_id)),
          quantity: Number(qty),
        }));
        if (counted.some(({ quantity }) => !(Number.isInteger(quantity) && quantity >= 0)))
          return JUSHUITAN_ERRORS.parameterInvalid;
        const found = counted.flatMap(({ sku, quantity }) => (sku ? [{ skuId: sku.skuId, quantity }] : []));
        if (found.length < counted.length) return JUSHUITAN_ERRORS.skuUnknown;
        const isRefused = found.some(({ skuId, quantity }) => {
          const { mood, reserved } = stocks.of(shopId, skuId);
          return mood !== 'taken' || quantity < reserved;
        });
        // All of a document or nothing.
        if (isRefused) return JUSHUITAN_ERRORS.stockRefused;
        for (const { skuId, quantity } of found) stocks.set(shopId, skuId, quantity);
        documents.set(`${shopId} ${soId}`, FIRST_DOCUMENT + documents.size);
        return { data: { data: { so_id: soId, io_id: documents.get(`${shopId} ${soId}`), msg: '' } } };
      },
    },

    '/open/order/sent/upload': {
      call: 'ship',
      answer: (shop, biz) => {
        const items = listIn(biz.items);
        if (items.length === 0) return JUSHUITAN_ERRORS.parameterInvalid;
        if (items.some(({ shop_id: mall }) => mall !== mallOf(shop))) return JUSHUITAN_ERRORS.shopInvalid;
        return { data: { data: items.map((item) => rowOf(item, shipped(shop, item))) } };
      },
    },

    '/open/jushuitan/order/remark/upload': {
      call: 'remark',
      answer: ({ shopId }, biz) => {
        const orderNo = textIn(biz.o_id);
        const before = orders.find(shopId, orderNo)?.sellerMemo;
        const remark = textIn(biz.remark);
        if (before === undefined || remark.length > MAX_REMARK) return JUSHUITAN_ERRORS.parameterInvalid;
        orders.remark(shopId, orderNo, { sellerMemo: biz.is_append === true ? before + remark : remark });
        return { data: null };
      },
    },
  };

  /** What stands against goods, in words; null when they were taken. What has our number already is overwritten. */
  function kept({ shopId }: SimulatedShop, item: Given): string | null {
    const [merchantCode, goodId, title] = [item.sku_id, item.i_id, item.name].map(textIn);
    if (!merchantCode || merchantCode.length > MAX_CODE) return '商品编码不能为空，且不超过40个字符';
    if (!goodId || goodId.length > MAX_CODE) return '款式编码不能为空，且不超过40个字符';
    if (!title) return '商品名称不能为空';
    const forbidden = forbiddenIn(title);
    if (forbidden) return `商品名称含敏感词：${forbidden}`;
    const sku = textIn(item.properties_value);
    if (sku.length > MAX_SPECIFICATION) return '颜色及规格最多100个字符';
    const price = Number(item.s_price);
    if (!(price >= 0)) return '基本售价不正确';
    const pic = item.pic === undefined ? undefined : textIn(item.sku_pic) || textIn(item.pic);
    if (pic !== undefined && pic.length > MAX_ADDRESS) return '图片地址最多300个字符';
    goods.keep(shopId, { goodId, title, sku, price: Math.round(price * 100), merchantCode, pic });
    return null;
  }

  /** What stands against a shipment, in words; null when it was taken. */
  function shipped({ shopId }: SimulatedShop, item: Given): string | null {
    const orderNo = textIn(item.o_id);
    const courier = COURIERS.find(
      ({ lc_id: id, lc_name: name }) => id === textIn(item.lc_id) && name === textIn(item.lc_name),
    );
    if (textIn(item.so_id) !== mallNumberOf(orderNo)) return SHIP_WORDS.unknownOrder;
    if (!courier) return SHIP_WORDS.companyUnknown;
    const waybillNo = textIn(item.l_id);
    const isUsed = orders
      .ofShop(shopId)
      .some(({ shipments }) => shipments.some((shipment) => shipment.waybillNo === waybillNo));
    const isSent = (orders.find(shopId, orderNo)?.shipments.length ?? 0) > 0;
    if (isUsed && !isSent && item.send_by_used_lid !== true) return SHIP_WORDS.waybillUsed;
    const parcel = { waybillNo, company: courier.lc_id, addressId: null, skuIds: null };
    const trouble = orders.ship(shopId, orderNo, parcel);
    return trouble && SHIP_WORDS[trouble];
  }
}

function rowOf({ o_id, so_id }: Given, trouble: string | null) {
  return { o_id, so_id, issuccess: trouble === null, msg: trouble ?? '' };
}

/** Spread over the last days, the same for the same place in the catalogue. */
function changedAt(now: Date, index: number): Date {
  return new Date(now.getTime() - (1 + (index % CHANGED_OVER_DAYS)) * DAY_MS);
}

function windowOf(biz: Given): { from: Date; to: Date } | null {
  const from = fromBeijingTime(textIn(biz.modified_begin));
  const to = fromBeijingTime(textIn(biz.modified_end));
  if (!from || !to || to < from || to.getTime() - from.getTime() > LONGEST_MS) return null;
  return { from, to };
}

function paged(rows: readonly unknown[], biz: Given, most: number, name: string): Answered {
  const [page, size] = [numberIn(biz.page_index), numberIn(biz.page_size)];
  if (!(page >= 1 && size >= 1) || size > most) return JUSHUITAN_ERRORS.parameterInvalid;
  return {
    data: {
      page_index: page,
      page_size: size,
      data_count: rows.length,
      page_count: Math.ceil(rows.length / size),
      has_next: page * size < rows.length,
      [name]: rows.slice((page - 1) * size, page * size),
    },
  };
}
